/// Tells documents of Sweephand from the YAML and JSON of others.
package enum DocumentKey {
  /// The extensions of documents.
  package static let endings = [".yaml", ".yml", ".json"]

  /// Whether a file has the name of a document, or of another text in YAML or JSON.
  package static func isNamed(_ path: String) -> Bool {
    endings.contains(where: path.lowercased().hasSuffix)
  }

  private static let name = Array("sweephand".utf8)
  private static let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]

  /// Whether a text has the key `sweephand` at its root, even with errors.
  package static func isAtRoot(of bytes: [UInt8]) -> Bool {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let isBare = line.starts(with: "#".utf8) || line.starts(with: "%".utf8)
      if isBare || line.starts(with: "---".utf8) { continue }
      guard let start = line.firstIndex(where: { !isSpace($0) }) else { continue }
      if line[start] == UInt8(ascii: "{") { return isInBraces(bytes[start...]) }
      break
    }
    return bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).contains(where: isKey)
  }

  /// Whether a line without indentation is `sweephand: …`.
  private static func isKey(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isName(line[..<colon]) else {
      return false
    }
    return line[(colon + 1)...].first.map(isSpace) ?? true
  }

  /// Whether a mapping in braces, as all of JSON is, has the key on its first level.
  private static func isInBraces(_ bytes: ArraySlice<UInt8>) -> Bool {
    var (depth, start) = (0, bytes.startIndex)
    var quote: UInt8?
    var isEscaped = false
    for (place, byte) in zip(bytes.indices, bytes) {
      if let open = quote {
        if byte == open, !isEscaped { quote = nil }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): (depth, start) = (depth + 1, place + 1)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): start = place + 1
      case UInt8(ascii: ":") where depth == 1:
        if isName(bytes[start..<place].drop(while: isSpace)) { return true }
      case let mark where quotes.contains(mark): quote = mark
      default: break
      }
    }
    return false
  }

  /// Whether this is the name, perhaps in quotes and with space behind it.
  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    var bytes = bytes
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    if let first = bytes.first, quotes.contains(first), bytes.count > 1, bytes.last == first {
      bytes = bytes.dropFirst().dropLast()
    }
    return bytes.elementsEqual(name)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
