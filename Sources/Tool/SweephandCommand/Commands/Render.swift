import ArgumentParser
import SweepDiagnostics
import SweepDials
import SweepFiles
import SweepFilm
import SweepRender
import SweepSVG
import SweepScene
import SweepTemplates
import SweepValidation

/// `sweephand render`.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Write a dial or an SVG file as SVG, pixels, a film or PDF.",
    discussion: """
      EXAMPLES
        sweephand render speedometer --set value=72 --set max=280 -o speed.svg
        sweephand render clock --set 'time=now Asia/Tokyo' --interactive -o tokyo.svg
        sweephand render my-dial.yaml --validate > my-dial.svg
        sweephand render speedometer --at 0.25s -o still.svg
        sweephand render speedometer --frames 25fps -o frames/
        sweephand render clock --motion none -o print.svg
        sweephand render knob --interactive -o knob.svg
        sweephand render speedometer --size @2x -o speed.png
        sweephand render speedometer --set replay=10s -o again.svg   # sweeps every 10 s; or replay=click
        sweephand render speedometer --size 320 --loop forever --for 4s -o speed.gif
        sweephand render logo.svg --at 0.5s -o still.svg   # any SVG file
        sweephand render logo.svg --event start.click@1s -o logo.gif

      The extension selects the format; 'sweephand forms' lists the format for each destination. \
      Formats other than SVG need the program sweephand-media; it draws text in the theme's face.

      'now' is the time of rendering: a clock in a file falls behind as the file ages. With \
      --interactive it shows the current time, and 'sweephand serve' renders at every request.

      An SVG file (.svg, .svgz, or markup on the standard input) is written as a still picture of its \
      SMIL and CSS animations: without --at, the end of the motion, or the beginning if it never ends. A \
      film of it lasts until the end, or until all repeats, or else 10 s.
      """)

  @OptionGroup var source: SceneOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; - is the standard output.", valueName: "file"),
    completion: .file())
  var output = "-"

  @OptionGroup var events: EventOptions

  @OptionGroup var frames: FrameOptions

  @OptionGroup var form: FormOptions

  @Option(
    help: ArgumentHelp(
      """
      The format, by default the extension of the file: svg, png, apng, gif, webp, pdf, y4m, mp4, \
      webm or mov.
      """, valueName: "form"),
    completion: .list(OutputForm.names), transform: OutputForm.init)
  var format: OutputForm?

  @OptionGroup var media: MediaOptions

  @Flag(
    name: .customLong("validate"),
    help: "Check the file against the output schema; exit with 1 if it fails.")
  var checksOutput = false

  @Flag(help: "Fail if SVG cannot express part of the scene, or if artwork loses a part.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Do not report the written file.")
  var quiet = false

  func validate() throws {
    let others = [
      ("--at", source.moment != nil), ("--frames", frames.rate != nil),
      ("--motion none", form.motion == .none), ("--profile svg11", form.profile == .svg11),
    ]
    if form.interactivity != .none, let other = others.first(where: \.1)?.0 {
      throw ValidationError("--interactive and \(other) exclude each other")
    }
    // The moments of still pictures are those of the motion without a stop.
    let moments = [("--at", source.moment != nil), ("--frames", frames.rate != nil)]
    if form.stopAfter != nil, let other = moments.first(where: \.1)?.0 {
      throw ValidationError("\(other) and --stop-after exclude each other")
    }
    if let media = try mediaForm { return try validate(media) }
    if let option = media.unusedBySVG {
      throw ValidationError("\(option) is for pixels, films and PDF, not for svg")
    }
    guard frames.rate != nil else { return }
    if source.moment != nil { throw ValidationError("--at and --frames exclude each other") }
    if output == "-" {
      throw ValidationError("--frames writes several files; name a folder with --output")
    }
  }

  /// The form that is written; nil for SVG.
  var mediaForm: MediaForm? {
    // The pictures of --frames are SVG, in a folder of any name.
    get throws {
      switch format {
      case .svg: nil
      case .media(let form): form
      case nil: frames.rate != nil ? nil : try OutputForm.form(of: output)
      }
    }
  }

  func run() throws {
    let start = ContinuousClock.now
    if let media = try mediaForm { return try write(media, since: start) }
    let (drawing, reads) = try drawing()
    if drawing.readsClock, form.interactivity != .script { noteTheAge() }
    var reported: Set<Diagnostic> = []
    guard let rate = frames.rate else {
      let picture = try source.limitingTime { () throws(PictureError) in
        try drawing.picture(at: nil)
      }
      try write(picture, to: output, sparing: reads, &reported)
      if output != "-" { report([Sizes.text(picture.bytes.count)], since: start) }
      return
    }
    let times = try frames.times(of: drawing, perSecond: rate)
    if frames.until == nil { noteTheLength(of: drawing) }
    try OutputFolder.make(output)
    let folder = output.hasSuffix("/") ? output : output + "/"
    let digits = max(String(times.count).count, 4)
    var bytes = 0
    for (index, time) in times.times.enumerated() {
      let picture = try source.limitingTime { () throws(PictureError) in
        try drawing.picture(at: time)
      }
      let number = String(index + 1)
      let zeros = String(repeating: "0", count: digits - number.count)
      try write(
        picture, to: "\(folder)frame-\(zeros)\(number).svg", sparing: reads, &reported)
      bytes += picture.bytes.count
    }
    let count = "\(times.count) frame\(times.count == 1 ? "" : "s")"
    report([count, Sizes.text(bytes)], since: start)
  }

  /// The request for the picture; see `SceneOptions.request(input:)`.
  func request(input: [UInt8]? = nil) throws -> PictureRequest {
    var request = try source.request(input: input)
    request.interactivity = form.interactivity
    request.form = form.picture
    return request
  }

  /// Whether --strict rejects a picture.
  func isRefused(_ picture: SweepRender.Picture) -> Bool {
    strict && picture.findings.contains { $0.severity != .note }
  }

  /// Notes that a clock set to the moment of rendering is as late as its file is old.
  func noteTheAge() {
    Console.error(
      """
      note: 'now' is the time of rendering, so the picture is as late as the file is old
        help: use --interactive, or 'sweephand serve', for the true time
      """)
  }

  /// Reports the new findings, checks the picture on request, and writes it.
  private func write(
    _ picture: SweepRender.Picture, to file: String, sparing reads: FilesRead,
    _ reported: inout Set<Diagnostic>
  ) throws {
    guard !reads.contains(file) else { throw FileError.isRead(file) }
    for finding in picture.findings where reported.insert(finding).inserted {
      Console.error(finding.description)
    }
    if isRefused(picture) { throw Failure("nothing was written") }
    if checksOutput { try check(picture.bytes, name: file == "-" ? "<output>" : file) }
    try OutputFile.write(picture.bytes, to: file)
  }

  /// Ends the program with 1 if a picture does not match the schema.
  private func check(_ bytes: [UInt8], name: String) throws {
    let profile: Profile = form.interactivity == .script ? .interactive : .output
    let findings = try Validator(profile).validate(bytes, name: name.visible)
    guard findings.contains(where: { $0.severity == .error }) else { return }
    findings.forEach { Console.error($0.description) }
    throw ExitCode(1)
  }

  /// Reports the written files and the time.
  func report(_ facts: [String], since start: ContinuousClock.Instant) {
    if quiet { return }
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    let parts = [output.visible] + facts + ["\(Sizes.tenths(milliseconds)) ms"]
    Console.error(parts.joined(separator: "  "))
  }
}
