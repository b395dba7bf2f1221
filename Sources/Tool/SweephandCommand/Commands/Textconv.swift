import ArgumentParser
import SweepDiff
import SweepFiles
import SweepXML

/// `sweephand textconv`.
struct Textconv: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write an SVG file as lines for git's textconv.",
    discussion: """
      One attribute a line, in one order and spelling, so that files that mean the same give the \
      same lines. A file that is no XML is written as it is, since git stops at any trouble.

      EXAMPLES
        sweephand textconv dial.svg
        git config diff.svg.textconv 'sweephand textconv'
      """)

  @Argument(help: "The file; - is the standard input.")
  var file: String

  @OptionGroup var limits: LimitOptions

  func run() throws {
    try Failure.wrap { () throws(FileError) in
      // What is above the limits is passed through too; the standard input may have no end.
      let most = file == "-" ? limits.xml.size : Int.max
      let bytes = try InputFile.read(file, limit: most)
      try OutputFile.write(lines(of: bytes) ?? bytes, to: "-")
    }
  }

  /// The lines of a document; nil where it is none, which is told.
  private func lines(of bytes: [UInt8]) -> [UInt8]? {
    do throws(XMLError) {
      let document = try XMLDocument(bytes: bytes, name: file, limits: limits.xml)
      return Array(CanonicalText.lines(of: document).utf8)
    } catch {
      let place = error.position.map { "\($0): " } ?? ""
      Console.error("sweephand: \(FileError(path: file, reason: "\(place)\(error)"))")
      return nil
    }
  }
}
