import ArgumentParser
import SweepArtwork
import SweepChecks
import SweepDiagnostics
import SweepFiles
import SweepGeometry
import SweepScene
import SweepTemplates
import SweepYAML

/// `sweephand rig`.
struct RigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rig",
    abstract: "Write a document that turns the needle of a drawing.",
    discussion: """
      Finds the needle of an SVG drawing by the name of its layer or by its shape, its pivot, and the \
      scale by ticks and printed numbers. A text that shows the reading changes with it, a progress arc \
      shows up to it, and bands and lamps light up in their ranges. Every guess is a comment in the \
      document, and a note here.

      EXAMPLES
        sweephand rig gauge.svg -o gauge-dial.yaml
        sweephand rig boiler.svg --needle Vector_3 -o boiler-dial.yaml
        sweephand rig boiler.svg --arc "Ellipse 2" --band green --band red --lamp alarm -o boiler-dial.yaml
      """)

  @Argument(
    help: "The drawing: an SVG file of any editor.", completion: .file(extensions: ["svg", "svgz"]))
  var drawing: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The document to write, in the drawing's folder or above it; - is the standard output.",
      valueName: "file"), completion: .file())
  var output = "-"

  @Option(help: "The needle, by the name of its layer or its id.")
  var needle: String?

  @Option(help: ArgumentHelp("The pivot, in the drawing's units.", valueName: "x,y"))
  var pivot: String?

  @Option(help: "The progress arc, by the name of its layer or its id.")
  var arc: String?

  @Option(help: "A coloured band, by the name of its layer or its id; may be repeated.")
  var band: [String] = []

  @Option(help: "A lamp, by the name of its layer or its id; may be repeated.")
  var lamp: [String] = []

  @Flag(help: "Replace the document if it is there.")
  var force = false

  @OptionGroup var limits: LimitOptions<LoadLimits>

  func run() throws {
    let file = try fileInDocument()
    try checkOutput()
    let bytes = try InputFile.read(drawing, limit: limits.limits[.artwork])
    let (artwork, rig) = try Watchdog.limit(seconds: limits.time) { () throws(Failure) in
      try search(bytes)
    }
    report(rig)
    let title = Paths.title(of: output == "-" ? drawing : output)
    let text = Document.draft(of: rig, artwork, file: file, title: title)
    try OutputFile.write(Array(text.utf8), to: output)
    if output != "-" { Console.error(FileName.shown(output)) }
  }

  /// The path of the drawing from the document's folder, which must hold it.
  private func fileInDocument() throws(Failure) -> String {
    guard drawing != "-" else {
      throw Failure("the drawing must be a file, which the document names")
    }
    guard let path = Paths.real(drawing) else {
      throw Failure("\(drawing.quoted.visible) does not exist")
    }
    let own = output == "-" ? "." : Paths.folder(of: output)
    guard let folder = Paths.real(own) else {
      throw Failure("\(output.quoted.visible): its folder does not exist")
    }
    let start = folder == "/" ? folder : folder + "/"
    guard path.hasPrefix(start) else {
      throw Failure(
        "a document names only files in its folder, and \(drawing.quoted.visible) is not in "
          + "\(own.quoted.visible)\n  help: write the document beside the drawing")
    }
    return String(path.dropFirst(start.count))
  }

  /// Throws for a document that cannot be written, or whose picture would replace the drawing.
  private func checkOutput() throws {
    if output == "-" { return }
    let reads = FilesRead([drawing])
    guard !reads.contains(output) else { throw FileError.isRead(output) }
    try Failure.checkIsYAML(output)
    guard force || !Paths.exists(output) else {
      throw Failure("\(output.quoted.visible) already exists\n  help: use another name, or --force")
    }
    let picture = GoldenFiles.picture(of: output)
    guard !reads.contains(picture) else {
      throw Failure(
        "the picture of \(output.quoted.visible) would replace the drawing "
          + "\(FileName.shown(picture).quoted.visible)\n  help: name it "
          + "\("\(Paths.stem(of: output))-dial.yaml".quoted.visible)")
    }
  }

  /// The drawing and its parts; what artwork cannot show is noted.
  private func search(_ bytes: [UInt8]) throws(Failure) -> (Artwork, Rig) {
    func failure(_ message: String, _ hint: String?, _ place: String = "") -> Failure {
      let help = hint.map { "\n  help: \($0)" } ?? ""
      return Failure("\(drawing)\(place): \(message)".visible + help)
    }
    let read: ArtworkReader.Result
    do throws(ArtworkError) {
      read = try ArtworkReader.read(
        bytes, name: drawing, size: limits.limits[.artwork], elements: limits.limits[.elements])
    } catch {
      let place = error.line.map { ":\($0):\(error.column ?? 1)" } ?? ""
      throw failure(error.message, error.hint, place)
    }
    for note in read.notes {
      Console.error("\(drawing):\(note.line):\(note.column): note: \(note.message)".visible)
    }
    var choices = Rig.Choices(name: needle)
    if let pivot {
      let numbers = pivot.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 2, numbers.allSatisfy({ abs($0) < 1e9 }) else {
        throw Failure("--pivot takes two numbers, such as 100,100")
      }
      choices.pivot = Point(numbers[0], numbers[1])
    }
    choices.arc = arc.map(Rig.Choices.Choice.name)
    if !band.isEmpty { choices.bands = band.map { Rig.Choices.Light(.name($0)) } }
    if !lamp.isEmpty { choices.lamps = lamp.map { Rig.Choices.Light(.name($0)) } }
    do throws(RigError) { return (read.artwork, try Rig(read.artwork, choices)) } catch {
      throw failure(error.message, error.hint)
    }
  }

  /// Notes the parts, and how each was found.
  private func report(_ rig: Rig) {
    let pivot = rig.pivot.value
    let ends = rig.stops.value.map(\.value)
    var lines = [
      "the needle is '\(rig.needle.value.name)', \(rig.needle.words)",
      "the pivot is \(shown(pivot.x)), \(shown(pivot.y)), \(rig.pivot.words)",
      "the scale is \(shown(ends.first ?? 0)) to \(shown(ends.last ?? 0)), \(rig.stops.words)",
    ]
    if let number = rig.number {
      lines.append("the number is '\(number.value.element.name)', \(number.words)")
    }
    if let arc = rig.arc {
      lines.append("the arc is '\(arc.value.element.name)', \(arc.words)")
    }
    for (noun, light) in rig.bands.map({ ("band", $0) }) + rig.lamps.map({ ("lamp", $0) }) {
      let (from, below) = (light.value.from.map(shown), light.value.below.map(shown))
      let range = [from.map { " from \($0)" }, below.map { " below \($0)" }].compactMap(\.self)
      lines.append(
        "the \(noun) '\(light.value.element.name)' is lit\(range.joined(separator: " and")), "
          + light.value.words)
    }
    for line in lines + rig.notes { Console.error("note: \(line.visible)") }
  }

  private func shown(_ value: Double) -> String {
    JSON.number((value * 100).rounded() / 100 + 0).line
  }
}
