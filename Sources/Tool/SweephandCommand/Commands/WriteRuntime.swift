import ArgumentParser
import SweepFiles
import SweepRuntime

/// `sweephand runtime`.
struct WriteRuntime: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "runtime",
    abstract: "Write the script of interactive dials, for pages that load it once.",
    discussion: """
      EXAMPLES
        sweephand runtime -o sweephand-dial.js
        sweephand runtime --types -o sweephand-dial.d.ts
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; - is the standard output.", valueName: "file"),
    completion: .file())
  var output = "-"

  @Flag(help: "Write the types of the script for TypeScript instead.")
  var types = false

  func run() throws {
    try OutputFile.write(Array((types ? Runtime.types : Runtime.module).utf8), to: output)
  }
}
