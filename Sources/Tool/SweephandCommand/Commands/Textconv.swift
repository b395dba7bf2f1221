import ArgumentParser
import SweepChecks
import SweepDiff
import SweepFiles
import SweepXML

/// `sweephand textconv`.
struct Textconv: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "textconv",
    abstract: "Write an SVG file as lines for git's textconv.",
    discussion: """
      Each attribute has a line of its own, in a fixed order and spelling: other quotes, orders and \
      spellings of values give the same lines. Styles, groups and transforms stay where they are \
      written, so that files which 'diff' finds equal may have other lines. A file that is not XML \
      is written as it is, since git stops at any error.

      EXAMPLES
        sweephand textconv dial.svg
        git config diff.svg.textconv 'sweephand textconv'
      """)

  @Argument(help: "The file; - is the standard input.", completion: .file())
  var file: String

  @OptionGroup var limits: LimitOptions<XMLLimits>

  func run() throws {
    // A file above the limits is passed through too; the standard input may have no end.
    let most = file == "-" ? limits.limits.size : Int.max
    let bytes = try InputFile.read(file, limit: most)
    try OutputFile.write(lines(of: bytes) ?? bytes, to: "-")
  }

  /// The lines of a document; nil if it is not XML, which is reported.
  private func lines(of bytes: [UInt8]) -> [UInt8]? {
    do throws(XMLError) {
      let document = try XMLDocument(bytes: bytes, name: file, limits: limits.limits)
      return Array(CanonicalText.lines(of: document).utf8)
    } catch {
      Console.error("sweephand: \(FileError(path: file, error))")
      return nil
    }
  }
}
