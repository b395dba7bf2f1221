import Foundation
import SweepTemplates
import SweepDiagnostics
import SweepYAML
import TestSupport
import Testing

/// The built-in templates as the program has them against `templates/`.
@Suite struct LibraryTests {
  static let folder = Repository.root.appending(path: "templates")

  @Test func `the embedded templates are those of the folder`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: nil)
    let roots = try files.filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
      .map { try Self.root(of: $0) }
    let known = Template.names
    let groups = TemplateGroup.allCases.map(\.rawValue)
    // New templates come last in their group.
    let ordered = roots.sorted { a, b in
      func rank(_ root: (name: String, node: Node)) -> [Int] {
        [
          groups.firstIndex(of: root.node["group"]?.scalar?.text ?? "") ?? groups.count,
          known.firstIndex(of: root.name) ?? known.count,
        ]
      }
      return rank(a).lexicographicallyPrecedes(rank(b))
    }
    var text = """
      // swift-format-ignore-file
      // Made from templates/ by LibraryTests, which records it with RECORD=1. A new template comes
      // last in its group; the order in a group is that of this file.

      extension TemplateLibrary {
        /// The templates in the order of lists, each as JSON on the lines of its document in YAML.
        static let documents: [(name: String, text: StaticString)] = [

      """
    for (name, node) in ordered {
      var json = LinedJSON()
      json.add(node)
      text += "    (\"\(name)\", #\"\"\"\n\(json.text)\n\"\"\"#),\n"
    }
    text += """
        ]

        /// The files that they name.
        static let files: [(name: String, text: StaticString)] = [

      """
    let artwork = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: "artwork"), includingPropertiesForKeys: nil)
    for file in artwork.sorted(by: { $0.path < $1.path }) {
      let content = try String(contentsOf: file, encoding: .utf8)
      text += "    (\"artwork/\(file.lastPathComponent)\", #\"\"\"\n\(content)\n\"\"\"#),\n"
    }
    text += "  ]\n}\n"
    let file = "Sources/Drawing/SweepTemplates/Library/TemplateLibrary+Generated.swift"
    #expect(try Recording.difference(of: text, from: file) == nil)
  }

  @Test func `the designs in Swift are those of the templates`() throws {
    let file = "Sources/Drawing/Sweephand/Designs/Designs+Generated.swift"
    #expect(try Recording.difference(of: DesignSource.text, from: file) == nil)
  }

  /// The root of a template in YAML.
  private static func root(of file: URL) throws -> (name: String, node: Node) {
    let bytes = try Array(Data(contentsOf: file))
    var sink = DiagnosticSink()
    let source = SourceText(bytes, file: file.lastPathComponent)
    let root = YAMLReader.read(source, LoadLimits(), into: &sink)
    return (file.deletingPathExtension().lastPathComponent, try #require(root))
  }
}

/// Nodes as JSON, each on the line that it has in its document.
private struct LinedJSON {
  private(set) var text = ""
  private var line = 1

  mutating func add(_ node: Node) {
    go(to: node.span)
    switch node.content {
    case .scalar(let scalar):
      let isBare = scalar.isPlain && scalar.text.wholeMatch(of: Self.bare) != nil
      text += isBare ? scalar.text : JSON.string(scalar.text).line
    case .sequence(let items):
      list("[", items, "]") { $0.add($1) }
    case .mapping(let entries):
      list("{", entries, "}") { json, entry in
        json.go(to: entry.key.span)
        json.text += JSON.string(entry.key.text).line + ":"
        json.add(entry.value)
      }
    case .refused: break
    }
  }

  private mutating func list<Item>(
    _ start: String, _ items: [Item], _ end: String, _ add: (inout Self, Item) -> Void
  ) {
    text += start
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      add(&self, item)
    }
    text += end
  }

  private mutating func go(to span: SourceSpan) {
    while line < span.line { (text, line) = (text + "\n", line + 1) }
  }

  nonisolated(unsafe) private static let bare =
    /true|false|null|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/
}
