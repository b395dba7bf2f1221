import SweepDiagnostics

/// The names of the rows' files: `out/{id}.svg`, `out/{hash:2}/{hash}.svg`.
package struct NamePattern: Sendable {
  private enum Piece {
    case text(String)
    /// A column, `row` or `hash`, and how many of its first characters count.
    case name(String, prefix: Int?)
  }

  /// The folder in which all files are, or in folders of it; it ends with a slash unless it is empty.
  let root: String
  private let pieces: [Piece]

  /// Reads a pattern; it must name something that differs between rows.
  package init(_ pattern: String) throws(BatchError) {
    var pieces: [Piece] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw BatchError("the pattern \(pattern.quoted) has a '{' that is not closed")
      }
      pieces.append(.text(String(rest[..<open])))
      let words = rest[open..<close].dropFirst().split(
        separator: ":", omittingEmptySubsequences: false)
      let prefix = words.count == 2 ? Int(words[1]) : nil
      guard let name = words.first, !name.isEmpty, words.count == 1 || (prefix ?? 0) > 0 else {
        throw BatchError(
          "the pattern \(pattern.quoted) has \(String(rest[open...close]).quoted)",
          hint: "write {column}, {row}, {hash} or {hash:2}")
      }
      pieces.append(.name(String(name), prefix: prefix))
      rest = rest[rest.index(after: close)...]
    }
    guard !pieces.isEmpty else {
      throw BatchError(
        "every row would write the file \(pattern.quoted)",
        hint: "name files by a column, as in {id}.svg, by {row} or by {hash}")
    }
    pieces.append(.text(String(rest)))
    self.pieces = pieces
    let fixed = if case .text(let text) = pieces[0] { text } else { "" }
    root = fixed.lastIndex(of: "/").map { String(fixed[...$0]) } ?? ""
  }

  /// The columns that the pattern names.
  private var columns: [String] {
    pieces.compactMap { piece in
      if case .name(let name, _) = piece, !["row", "hash"].contains(name) { name } else { nil }
    }
  }

  /// Throws for a column that CSV does not have.
  func check(_ names: [String]) throws(BatchError) {
    for column in columns where !names.contains(column) {
      throw BatchError(
        "the pattern names {\(column)}, and the data has no such column",
        hint: Suggestion.hintOrList(column, among: names, "the columns are"))
    }
  }

  /// Throws for names that lead out of the folder into which an archive is unpacked.
  func checkForArchive() throws(BatchError) {
    guard !root.hasPrefix("/"), !root.split(separator: "/").contains("..") else {
      throw BatchError(
        "files in an archive cannot be in \(root.quoted)",
        hint: "begin --name with their own folder")
    }
  }

  /// Whether files are named by their content, so that a name holds the right picture or none.
  var isByContent: Bool {
    pieces.contains { if case .name("hash", nil) = $0 { true } else { false } }
  }

  /// The path of a row's file. Columns cannot lead out of one folder.
  func path(_ row: Row, _ cells: RowCells, key: String) throws(RowFault) -> String {
    var path = ""
    for piece in pieces {
      switch piece {
      case .text(let text): path += text
      case .name("row", let prefix): path += Self.prefix(String(row.number), prefix)
      case .name("hash", let prefix): path += Self.prefix(key, prefix)
      case .name(let column, let prefix):
        path += Self.prefix(try Self.safe(cells[column] ?? "", column), prefix)
      }
    }
    for part in path.dropFirst(root.count).split(separator: "/", omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.utf8.count <= 255, !part.hasPrefix(".") else {
        throw RowFault("makes the file name \(path.quoted)", hint: "name files otherwise")
      }
    }
    return path
  }

  private static func prefix(_ text: String, _ count: Int?) -> String {
    count.map { String(text.prefix($0)) } ?? text
  }

  private static func safe(_ text: String, _ column: String) throws(RowFault) -> String {
    guard !text.isEmpty else { throw RowFault("is empty, and names the file", column: column) }
    guard text.unicodeScalars.allSatisfy({ $0 != "/" && $0.value >= 0x20 && $0.value != 0x7f })
    else {
      throw RowFault(
        "has a character that no file name can have: \(text.quoted)", column: column)
    }
    return text
  }
}
