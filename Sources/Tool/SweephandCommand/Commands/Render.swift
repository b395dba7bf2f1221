import ArgumentParser
import SweepDiagnostics
import SweepFiles
import SweepSVG
import SweepScene
import SweepTemplates
import SweepTimeline
import SweepValidation
import SweepXML

/// `sweephand render`.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a dial as an SVG file.",
    discussion: """
      EXAMPLES
        sweephand render speedometer --set value=72 --set max=280 -o speed.svg
        sweephand render clock --set 'time=now Asia/Tokyo' -o tokyo.svg
        sweephand render my-dial.yaml --validate > my-dial.svg
        sweephand render speedometer --at 0.25s -o still.svg
        sweephand render speedometer --frames 25fps -o frames/
        sweephand render clock --motion none -o print.svg
        sweephand render knob --interactive -o knob.svg
      """)

  @OptionGroup var source: SceneOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; - is the standard output.", valueName: "file"))
  var output = "-"

  @OptionGroup var frames: FrameOptions

  @OptionGroup var form: FormOptions

  @OptionGroup var interaction: InteractionOptions

  @Flag(help: "Check the file against the schema of the output; exit with 1 where it fails.")
  var validate = false

  @Flag(help: "Fail where SVG cannot say what the scene asks for, or artwork loses something.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Do not say what was written.")
  var quiet = false

  func run() throws {
    try checkInteraction()
    if let rate = frames.rate { return try writeFrames(perSecond: rate) }
    let clock = ContinuousClock.now
    let picture = try source.picture(isStrict: strict, interaction.interactivity)
    let written = try write(picture.scene, picture.places)
    try finish(written, picture.places, to: output)
    if output != "-", !quiet { report(nil, written.bytes.count, since: clock) }
  }

  private func checkInteraction() throws(Failure) {
    guard interaction.interactive != nil else { return }
    let others = [
      ("--at", source.moment != nil), ("--frames", frames.rate != nil),
      ("--motion none", form.motion == .none), ("--profile svg11", form.profile == .svg11),
    ]
    guard let other = others.first(where: \.1)?.0 else { return }
    throw Failure(message: "sweephand: --interactive cannot be had together with \(other)")
  }

  /// How the picture is written.
  private var options: SVGOptions { interaction.adapt(form.options()) }

  /// The picture of a scene.
  func write(_ scene: Scene, _ places: PartPlaces) throws(Failure) -> SVGOutput {
    Watchdog.wind(seconds: source.limits.time)
    defer { Watchdog.stop() }
    do throws(SceneError) {
      return try SVGWriter(options).write(scene)
    } catch {
      let place = places.place(of: error.layer) ?? "sweephand"
      throw Failure(message: "\(place): \(error)".visible)
    }
  }

  /// Says what a picture does not show, checks it where that is asked for, and writes its file.
  func finish(
    _ written: SVGOutput, _ places: PartPlaces, to file: String
  ) throws(Failure) {
    for issue in written.issues {
      Console.error("\(places.place(of: issue.layer) ?? "sweephand"): \(issue)".visible)
    }
    if strict, !written.issues.isEmpty { throw Failure(message: "sweephand: nothing was written") }
    if validate {
      try check(written.bytes, name: file == "-" ? "<output>" : file)
    }
    try Failure.wrap { () throws(FileError) in try OutputFile.write(written.bytes, to: file) }
  }

  /// Fails with 1 where a picture is not as the schema has it.
  private func check(_ bytes: [UInt8], name: String) throws(Failure) {
    let findings: [Diagnostic]
    do throws(XMLError) {
      let profile: Profile = interaction.interactive == .script ? .interactive : .output
      findings = try Validator(profile).validate(bytes, name: name.visible)
    } catch {
      throw Failure(message: "sweephand: \(error)")
    }
    guard !findings.contains(where: { $0.severity == .error }) else {
      throw Failure(message: findings.map(\.description).joined(separator: "\n"), code: 1)
    }
  }

  /// Says what was written, how large it is and how long it took.
  func report(_ what: String?, _ bytes: Int, since start: ContinuousClock.Instant) {
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    let parts = [output.visible, what, Sizes.text(bytes), "\(Sizes.tenths(milliseconds)) ms"]
    Console.error(parts.compactMap { $0 }.joined(separator: "  "))
  }
}
