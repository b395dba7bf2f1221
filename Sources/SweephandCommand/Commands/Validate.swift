import ArgumentParser
import SweepXML

/// `sweephand validate`.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check SVG files against the schema of the output.",
    discussion: """
      Ends with 1 where there are findings, and with 2 where a file cannot be read.

      EXAMPLES
        sweephand validate speed.svg clock.svg
        sweephand render clock | sweephand validate -
        sweephand validate --interactive knob.svg
      """)

  @Argument(help: ArgumentHelp("SVG files; - is the standard input.", valueName: "file"))
  var files: [String]

  @Flag(help: "The schema of pictures with a script, as render --interactive writes them.")
  var interactive = false

  func run() throws {
    var findings = 0
    var unreadable = 0
    for file in files {
      do throws(Failure) {
        let bytes = try Failure.wrap { () throws(FileError) in
          try InputFile.read(file, limit: XMLLimits.default.size)
        }
        let lines = try Findings.lines(
          bytes, name: file == "-" ? "<stdin>" : file, isInteractive: interactive)
        findings += lines.count
        for line in lines { try Console.output(line + "\n") }
      } catch {
        Console.error(error.message)
        unreadable += 1
      }
    }
    Console.error(summary(findings: findings, unreadable: unreadable))
    if unreadable > 0 { throw ExitCode(2) }
    if findings > 0 { throw ExitCode(1) }
  }

  private func summary(findings: Int, unreadable: Int) -> String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    var text = count(files.count, "file")
    if unreadable > 0 { text += ", \(unreadable) unreadable" }
    if findings > 0 { text += ", " + count(findings, "finding") }
    return findings + unreadable == 0 ? text + ", all good" : text
  }
}
