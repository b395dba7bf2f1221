/// Reads the records of a text in CSV, one after the other (RFC 4180).
///
/// Lines end with CR LF or LF; a byte order mark, empty lines and a first line such as `sep=;`, in which
/// spreadsheets name the separator, are skipped. Quoted cells may
/// contain separators, line breaks and quotes, these twice.
struct CSVReader {
  /// A record with the line that it begins on, from 1.
  struct Record: Hashable {
    var cells: [String]
    var line: Int
  }

  private let bytes: ArraySlice<UInt8>
  private let separator: UInt8
  private var index: Int
  private var line: Int

  /// Makes a reader of UTF-8 that begins on a line of its file, the first by default.
  ///
  /// - Parameter separator: the byte between cells; by default the one in the first line.
  init(_ bytes: [UInt8], line: Int = 1, separator: UInt8? = nil) {
    self.bytes = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes.dropFirst(3) : bytes[...]
    self.separator = separator ?? Self.separator(in: self.bytes)
    let declared = Self.declaration(in: self.bytes)?.length
    self.line = declared == nil ? line : line + 1
    index = self.bytes.startIndex + (declared ?? 0)
  }

  /// The separator that a first line such as `sep=;` names, with the length of that line; nil for
  /// another one.
  static func declaration(in bytes: ArraySlice<UInt8>) -> (separator: UInt8, length: Int)? {
    let name = Array("sep=".utf8)
    var end = bytes.startIndex + name.count + 1
    guard bytes.starts(with: name), end < bytes.endIndex else { return nil }
    let separator = bytes[end - 1]
    if bytes[end] == UInt8(ascii: "\r") { end += 1 }
    guard end < bytes.endIndex, bytes[end] == UInt8(ascii: "\n") else { return nil }
    return (separator, end + 1 - bytes.startIndex)
  }

  /// The separator that the first line names, or else the commonest of comma, semicolon, tab and bar in
  /// it outside of quotes; by default a comma.
  static func separator(in bytes: ArraySlice<UInt8>) -> UInt8 {
    if let declared = declaration(in: bytes) { return declared.separator }
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: "\n"), !isQuoted { break }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    let comma = UInt8(ascii: ",")
    return [UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|")].reduce(comma) { best, other in
      counts[other, default: 0] > counts[best, default: 0] ? other : best
    }
  }

  /// The next record; nil after the last.
  mutating func next() throws(DataTable.Fault) -> Record? {
    while endsLine() { skipLineEnd() }
    guard index < bytes.endIndex else { return nil }
    var record = Record(cells: [], line: line)
    while true {
      record.cells.append(try cell())
      guard index < bytes.endIndex, bytes[index] == separator else { break }
      index += 1
    }
    skipLineEnd()
    return record
  }

  private mutating func cell() throws(DataTable.Fault) -> String {
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") { return try quoted() }
    let start = index
    while index < bytes.endIndex, bytes[index] != separator, !endsLine() {
      guard bytes[index] != UInt8(ascii: "\"") else {
        throw DataTable.Fault(
          message: "has a quote inside a cell that does not begin with one in line \(line)")
      }
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted() throws(DataTable.Fault) -> String {
    let start = line
    var cell: [UInt8] = []
    index += 1
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "\"") else {
        cell.append(byte)
        continue
      }
      if index < bytes.endIndex, bytes[index] == byte {
        cell.append(byte)
        index += 1
      } else if index < bytes.endIndex, bytes[index] != separator, !endsLine() {
        throw DataTable.Fault(message: "has text behind a closing quote in line \(line)")
      } else {
        return String(decoding: cell, as: UTF8.self)
      }
    }
    throw DataTable.Fault(message: "has a quote that is not closed in line \(start)")
  }

  private func endsLine() -> Bool {
    guard index < bytes.endIndex else { return false }
    if bytes[index] == UInt8(ascii: "\n") { return true }
    let next = index + 1
    return bytes[index] == UInt8(ascii: "\r") && next < bytes.endIndex
      && bytes[next] == UInt8(ascii: "\n")
  }

  private mutating func skipLineEnd() {
    guard index < bytes.endIndex else { return }
    index += bytes[index] == UInt8(ascii: "\r") ? 2 : 1
    line += 1
  }
}
