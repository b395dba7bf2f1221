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
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; - is the standard output.", valueName: "file"),
    completion: .file())
  var output = "-"

  func run() throws {
    try OutputFile.write(Array(Runtime.module.utf8), to: output)
  }
}
