import SweepFiles
import ArgumentParser
import SweepDiff
import SweepXML

/// `sweephand textconv`.
struct Textconv: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write an SVG file as lines for git's textconv.",
    discussion: """
      One attribute a line, in one order and spelling, so that files that mean the same give the \
      same lines.

      EXAMPLES
        sweephand textconv dial.svg
        git config diff.svg.textconv 'sweephand textconv'
      """)

  @Argument(help: "The file; - is the standard input.")
  var file: String

  @OptionGroup var limits: LimitOptions

  func run() throws {
    let text = try Failure.wrap { () throws(FileError) in
      let bytes = try InputFile.read(file, limit: limits.xml.size)
      do throws(XMLError) {
        return CanonicalText.lines(
          of: try XMLDocument(bytes: bytes, name: file, limits: limits.xml))
      } catch { throw FileError(path: file, reason: "\(error)") }
    }
    try Console.output(text)
  }
}
