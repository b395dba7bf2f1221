import Foundation

@testable import BrowserCases

/// The tables of `docs/output-contract.md`: the attributes that each element may have.
struct ContractPage {
  /// The names in an element's row, with those of its groups.
  let attributes: [String: Set<String>]

  init() throws {
    let text = try String(
      contentsOf: Sample.root.appending(path: "docs/output-contract.md"), encoding: .utf8)
    let lines = text.split(separator: "\n")
    var groups: [Substring: Set<String>] = [:]
    for line in lines {
      guard let group = line.firstMatch(of: /^- \*([a-z ]+)\*:/) else { continue }
      groups[group.1] = Self.names(line)
    }
    var attributes: [String: Set<String>] = [:]
    for line in lines where line.hasPrefix("| `") {
      let cells = line.split(separator: "|")
      guard cells.count > 1 else { continue }
      var row = Self.names(cells[1])
      for group in cells[1].matches(of: /\*([a-z ]+)\*/) { row.formUnion(groups[group.1] ?? []) }
      for element in Self.names(cells[0]) { attributes[element] = row }
    }
    self.attributes = attributes
  }

  /// The names in backticks; the `href` of a row includes `xlink:href`, according to its note.
  private static func names(_ text: Substring) -> Set<String> {
    let names = Set(text.matches(of: /`([^`]+)`/).map { String($0.1) })
    return names.contains("href") ? names.union(["xlink:href"]) : names
  }
}
