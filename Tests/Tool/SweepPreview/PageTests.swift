import Foundation
import TestSupport
import Testing

/// The modules of the page, from which `Scripts/bundle.sh` makes one script and one style sheet.
@Suite struct PageTests {
  /// The folders from the lowest layer up. Those of one layer do not import each other.
  static let layers: [Set<String>] = [
    ["ground"], ["motion"], ["widgets"], ["stage"], ["placing"],
    [
      "compare", "controls", "copying", "editing", "embeds", "gallery", "inspector", "palette",
      "rig", "timeline", "variants",
    ],
    ["bench"], ["app"],
  ]

  /// The text of each file by its path, as in `ground/dom.js`.
  private let files: [String: String]
  /// The files that each file imports.
  private let imports: [String: [String]]

  init() throws {
    let root = Repository.root.appending(path: "Sources/Tool/SweepPreview/Page")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    files = try paths.filter { $0.hasSuffix(".js") || $0.hasSuffix(".css") }.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: root.appending(path: $1), encoding: .utf8)
    }
    imports = files.reduce(into: [:]) { imports, file in
      imports[file.key] = file.value.matches(of: /(?m)^@?import (?:.* from )?"([^"]+)"/).map {
        let folder = URL(filePath: "/" + file.key).deletingLastPathComponent()
        return String(folder.appending(path: String($0.1)).standardizedFileURL.path.dropFirst())
      }
    }
  }

  private func layer(of path: String) throws -> Int {
    let folder = String(path.prefix { $0 != "/" })
    return try #require(Self.layers.firstIndex { $0.contains(folder) }, "\(path) has no layer")
  }

  private func folder(of path: String) -> Substring { path.prefix { $0 != "/" } }

  @Test func importsPointDownwards() throws {
    #expect(files.count > 50)
    for (file, targets) in imports {
      for target in targets where folder(of: target) != folder(of: file) {
        #expect(files[target] != nil, "\(file) imports \(target)")
        #expect(try layer(of: target) < layer(of: file), "\(file) imports \(target)")
      }
    }
  }

  @Test func noImportsAreCircular() {
    var rest = imports
    while let leaf = rest.first(where: { $0.value.allSatisfy { rest[$0] == nil } }) {
      rest[leaf.key] = nil
    }
    #expect(rest.keys.sorted() == [])
  }

  @Test func everyFileIsUsed() {
    var used: Set<String> = []
    var next = ["app/page.js", "app/page.css"]
    while let file = next.popLast() {
      if used.insert(file).inserted { next += imports[file] ?? [] }
    }
    #expect(used == Set(files.keys))
  }

  @Test func filesAndFunctionsAreShort() {
    for (file, text) in files {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 300, "\(file)")
      for (start, line) in lines.enumerated()
      where line.hasSuffix("{") && line.contains("(") && !line.contains(/^ *(if|for|while|\})/) {
        let indent = line.prefix { $0 == " " }
        let end = lines[start...].firstIndex { $0.hasPrefix(indent + "}") } ?? lines.count
        #expect(end - start < 45, "\(file): \(line)")
      }
    }
  }
}
