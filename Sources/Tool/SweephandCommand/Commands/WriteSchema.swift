import ArgumentParser
import SweepFiles
import SweepValidation

/// `sweephand schema`.
struct WriteSchema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Write a schema of SVG files in RELAX NG, for other tools.",
    discussion: """
      EXAMPLE
        sweephand schema output > output.rng && xmllint --relaxng output.rng --noout dial.svg
      """)

  @Argument(help: "The schema.")
  var name = Schema.output

  func run() throws { try Console.output(name.text) }
}
