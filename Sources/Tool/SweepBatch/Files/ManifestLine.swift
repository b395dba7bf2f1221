import SweepDiagnostics

/// The lines of a manifest, one for each row.
enum ManifestLine {
  /// The line of a file.
  static func text(_ outcome: RowOutcome, _ facts: FileFacts, path: String) -> String {
    head(outcome, path) + #""bytes":\#(facts.bytes),"crc32":"\#(facts.crc32)"}"#
  }

  /// The line of a row that failed.
  static func text(_ outcome: RowOutcome, failed findings: [Diagnostic]) -> String {
    JSON.object([
      "row": .number(outcome.row.number), "id": outcome.id.map(JSON.string),
      "key": outcome.key.map(JSON.string),
      "error": .string(findings.map(\.headline).joined(separator: "\n")),
    ]).line
  }

  /// The number of the row; nil if the line is not a manifest's.
  static func row(_ line: String) -> Int? {
    guard line.hasPrefix(#"{"row":"#) else { return nil }
    return Int(line.dropFirst(7).prefix { $0 != "," })
  }

  /// The facts in the line of a file with a key and a path; nil in every other line.
  static func facts(in line: String, key: String, path: String) -> FileFacts? {
    let head = #""key":"\#(key)","file":\#(JSON.string(path).line),"bytes":"#
    guard let start = line.range(of: head, from: line.startIndex), line.hasSuffix("\"}") else {
      return nil
    }
    let tail = line[start...].dropLast(2).split(separator: #","crc32":""#)
    guard tail.count == 2, let bytes = Int(tail[0]) else { return nil }
    return FileFacts(bytes: bytes, crc32: String(tail[1]))
  }

  private static func head(_ outcome: RowOutcome, _ path: String) -> String {
    let id = JSON.string(outcome.id ?? "").line
    return
      #"{"row":\#(outcome.row.number),"id":\#(id),"key":"\#(outcome.key ?? "")","file":\#(JSON.string(path).line),"#
  }
}

extension String {
  /// The index after a text inside this one; nil if there is none.
  fileprivate func range(of text: String, from start: Index) -> Index? {
    firstRange(of: text)?.upperBound
  }
}
