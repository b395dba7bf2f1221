import Foundation
import TestSupport

/// A block of Swift in the documentation or in a doc comment.
struct Example {
  /// Its file, relative to the root of the project.
  let file: String
  /// The line of its fence, from 1.
  let line: Int
  let text: String

  /// Whether it shows public API for users of the package.
  var isOfLibrary: Bool {
    let own = ["Sources/Inspection/", "Sources/Tool/", "Sources/Drawing/SweepValues/"]
    return !own.contains(where: file.hasPrefix)
  }

  /// The example as a separate function, whose errors are reported at their place in the file.
  ///
  /// - Parameter isAlone: whether it uses no names but its own and those of its imports.
  func source(number: Int, isAlone: Bool = false) -> String {
    let parameters = isAlone ? "" : Self.parameters + (isOfLibrary ? "" : ", _ tree: XMLTree")
    return """

      func example\(number)(\(parameters)) async throws {
      #sourceLocation(file: "\(file)", line: \(line + 1))
      \(text.replacing(#/(?m)^import .*$|public /#, with: ""))
      }
      """
  }

  /// The imports of the example, a line each.
  var imports: String {
    text.split(separator: "\n").filter { $0.hasPrefix("import ") }.map { $0 + "\n" }.joined()
  }

  /// The imports and the called functions of the examples.
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
    import SweepYAML
    import Sweephand

    func draw(_ scene: Layer.Scene) {}

    """

  /// The names in the examples, as parameters: nothing here is ever called.
  private static let parameters = """
    _ hand: inout Layer, _ needle: inout Layer, _ bar: inout Layer, _ lamp: inout Layer,
    _ dial: inout Dial, _ gauge: inout Speedometer, _ mark: Layer, _ scene: Layer.Scene,
    _ context: DialContext, _ artwork: Artwork, _ co2: [(week: Double, ppm: Double)],
    _ bytes: [UInt8], _ grammar: [UInt8], _ document: XMLDocument, _ old: XMLDocument,
    _ new: XMLDocument, _ options: DiffOptions, _ findings: [Diagnostic]
    """

  /// Every example except manifests and code of Core Animation itself.
  static var all: [Example] {
    get throws {
      let root = Repository.root
      let pages =
        try ["README.md"]
        + ["docs", "Sources/Drawing/Sweephand/Sweephand.docc"].flatMap { folder in
          try FileManager.default.subpathsOfDirectory(atPath: "\(root.path)/\(folder)").sorted()
            .filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
        }
      let sources = Manifest.swiftFiles(in: root.appending(path: "Sources"))
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
