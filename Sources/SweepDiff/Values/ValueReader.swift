import SweepGeometry
import SweepXML

/// Reads numbers, words and marks from the bytes of a value.
struct ValueReader {
  private let bytes: ArraySlice<UInt8>
  private(set) var at: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
  }

  init(_ text: some StringProtocol) { self.init(Array(text.utf8)[...]) }

  var isAtEnd: Bool { at >= bytes.endIndex }

  /// The byte to be read next.
  var next: UInt8? { at < bytes.endIndex ? bytes[at] : nil }

  /// All that is left.
  var rest: ArraySlice<UInt8> { bytes[at...] }

  mutating func skipSpace() {
    while let next, next.isXMLSpace { at += 1 }
  }

  /// Goes past white space with at most one comma in it.
  mutating func skipSeparator() {
    skipSpace()
    if take(",") { skipSpace() }
  }

  /// Goes past a character, if it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == character.value else { return false }
    at += 1
    return true
  }

  /// Goes past any byte.
  mutating func advance() { at += 1 }

  /// The letters, digits, hyphens and percent signs that follow, in lower case.
  mutating func word() -> String {
    let start = at
    while let next, next.isLetter || next.isDigit || next == 0x2d || next == 0x25 { at += 1 }
    return String(decoding: bytes[start..<at].map(\.lowered), as: UTF8.self)
  }

  /// A number; nil where none follows.
  mutating func number() -> Double? {
    let start = at
    if let next, next == 0x2b || next == 0x2d { at += 1 }
    var digits = skipDigits()
    if next == 0x2e {
      at += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      at = start
      return nil
    }
    skipExponent()
    let from = bytes[start] == 0x2b ? start + 1 : start
    // Swift reads what C reads, in every locale.
    return Double(String(decoding: bytes[from..<at], as: UTF8.self))
  }

  /// An exponent, unless the letter begins a unit such as `em`.
  private mutating func skipExponent() {
    guard let next, next | 0x20 == 0x65 else { return }
    let start = at
    at += 1
    if let next = self.next, next == 0x2b || next == 0x2d { at += 1 }
    if skipDigits() == 0 { at = start }
  }

  private mutating func skipDigits() -> Int {
    let start = at
    while let next, next.isDigit { at += 1 }
    return at - start
  }
}

extension UInt8 {
  var isDigit: Bool { self &- 0x30 < 10 }
  var isLetter: Bool { (0x61...0x7a).contains(self | 0x20) }
  /// Whether names may hold it.
  var isNamePart: Bool { isLetter || isDigit || self == 0x5f || self == 0x2d || self >= 0x80 }
  /// The letter in lower case, anything else as it is.
  var lowered: UInt8 { (0x41...0x5a).contains(self) ? self | 0x20 : self }
}

extension ArraySlice<UInt8> {
  /// What stands between semicolons, trimmed; one at the end parts nothing.
  var semicolonItems: [ArraySlice<UInt8>] {
    var items = split(separator: 0x3b, omittingEmptySubsequences: false).map(\.withoutSpace)
    if items.last?.isEmpty == true { items.removeLast() }
    return items
  }

  /// The bytes as text.
  var text: String { String(decoding: self, as: UTF8.self) }
}
