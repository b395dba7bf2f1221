import ArgumentParser
import SweepSVG
import SweepScene
import SweepTemplates
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
      """)

  @OptionGroup var source: SceneOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; - is the standard output.", valueName: "file"))
  var output = "-"

  @OptionGroup var form: FormOptions

  @Flag(help: "Check the file against the schema of the output; exit with 1 where it fails.")
  var validate = false

  @Flag(help: "Fail where SVG cannot say something that the scene asks for.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Do not say what was written.")
  var quiet = false

  func run() throws {
    let clock = ContinuousClock.now
    let written = try write(try source.scene())
    for issue in written.issues { Console.error("sweephand: \("\(issue)".visible)") }
    if strict, !written.issues.isEmpty { throw Failure(message: "sweephand: nothing was written") }
    if validate { try Findings.check(written.bytes, name: output) }
    try Failure.wrap { () throws(FileError) in try OutputFile.write(written.bytes, to: output) }
    if output != "-", !quiet {
      let milliseconds = (ContinuousClock.now - clock) / .milliseconds(1)
      let name = output.visible
      Console.error("\(name)  \(Sizes.text(written.bytes.count))  \(Sizes.tenths(milliseconds)) ms")
    }
  }

  private func write(_ scene: Scene) throws(Failure) -> SVGOutput {
    do throws(SceneError) {
      return try SVGWriter(form.options()).write(scene)
    } catch {
      throw Failure(message: "sweephand: \("\(error)".visible)")
    }
  }
}
