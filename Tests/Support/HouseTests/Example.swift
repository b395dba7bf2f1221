import Foundation
import TestSupport

/// A block of Swift in the documentation or in a doc comment.
struct Example {
  /// The file that it stands in, from the root of the project.
  let file: String
  /// The line after its fence, from 1.
  let line: Int
  let text: String

  /// Whether it shows what everybody can use who depends on the package.
  var isOfLibrary: Bool {
    let own = ["Sources/Inspection/", "Sources/Tool/", "Sources/Drawing/SweepValues/"]
    return !own.contains(where: file.hasPrefix)
  }

  /// The example as a function of its own, whose errors are told at their place in the file.
  func source(number: Int) -> String {
    """

    #sourceLocation(file: "\(file)", line: \(line))
    func example\(number)() async throws {
    \(text.replacing(#/(?m)^import .*$|public /#, with: ""))
    }
    """
  }

  /// What the examples import and speak of.
  static let context = """
    import SweepArtwork
    import SweepDiagnostics
    import SweepDiff
    import SweepEndpoint
    import SweepFonts
    import SweepHTTP
    import SweepRender
    import SweepReports
    import SweepTemplates
    import SweepValidation
    import SweepValues
    import SweepXML
    import Sweephand

    nonisolated(unsafe) var (hand, needle, mark, bar, lamp) = (
      Layer(), Layer(), Layer(), Layer(), Layer())
    nonisolated(unsafe) var (dial, gauge) = (Dial {}, Speedometer(142))
    let context = DialContext(scale: Scale(0...280), reading: Reading(142))
    let scene = Scene(size: Size(width: 1, height: 1))
    let (bytes, grammar) = ([UInt8](), [UInt8]())
    nonisolated(unsafe) let document = try! XMLDocument(bytes: [], name: "")
    nonisolated(unsafe) let (old, new, options) = (document, document, DiffOptions())
    let findings: [Diagnostic] = []
    let co2 = [(week: 1.0, ppm: 2.0)]
    let artwork = try! ArtworkReader.read([], name: "").artwork
    func draw(_ scene: Scene) {}

    """

  /// What those of the whole package speak of besides.
  static let packageContext = "let tree = document.contents\n"

  /// Every example but manifests and what shows Core Animation itself.
  static var all: [Example] {
    get throws {
      let root = Repository.root
      let docs = try FileManager.default.contentsOfDirectory(atPath: root.path + "/docs")
      let pages = ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
      let sources = House.swiftFiles(in: root.appending(path: "Sources"))
        .map { String($0.path.dropFirst(root.path.count + 1)) }
      return try (pages + sources).flatMap { file in
        try examples(in: String(contentsOf: root.appending(path: file), encoding: .utf8), of: file)
      }.filter { !$0.text.contains(".package(") && !$0.text.contains("CABasicAnimation(") }
    }
  }

  private static func examples(in text: String, of file: String) -> [Example] {
    var (examples, lines): ([Example], [Substring]?) = ([], nil)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let bare = file.hasSuffix(".swift") ? line.replacing(/^ *\/\/\/ ?/, with: "") : line
      if bare == "```swift" {
        lines = []
      } else if bare == "```", let found = lines {
        examples.append(
          Example(file: file, line: index - found.count, text: found.joined(separator: "\n")))
        lines = nil
      } else {
        lines?.append(bare)
      }
    }
    return examples
  }
}
