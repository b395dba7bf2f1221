/// Reads numbers, words and marks from the value of an attribute or property.
package struct ValueReader {
  private let bytes: ArraySlice<UInt8>
  private var at: Int

  /// Begins at the first of some bytes.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
  }

  /// Begins at the first character of a text.
  package init(_ text: some StringProtocol) { self.init(Array(text.utf8)[...]) }

  /// Whether nothing is left.
  package var isAtEnd: Bool { at >= bytes.endIndex }

  /// The byte to be read next.
  package var next: UInt8? { at < bytes.endIndex ? bytes[at] : nil }

  /// All that is left.
  package var rest: ArraySlice<UInt8> { bytes[at...] }

  /// Goes past white space.
  package mutating func skipSpace() {
    while let next, next.isXMLSpace { at += 1 }
  }

  /// Goes past white space with at most one comma in it.
  package mutating func skipSeparator() {
    skipSpace()
    if take(",") { skipSpace() }
  }

  /// Goes past a character, if it is the next one.
  package mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == character.value else { return false }
    at += 1
    return true
  }

  /// Goes past any byte.
  package mutating func advance() { at += 1 }

  /// The letters, digits, hyphens and percent signs that follow.
  package mutating func word() -> String {
    text { $0.isLetter || $0.isDigit || $0 == 0x2d || $0 == 0x25 }
  }

  /// The letters and percent signs that follow, as behind a number, in lower case.
  package mutating func unit() -> String { text { $0.isLetter || $0 == 0x25 }.lowercased() }

  private mutating func text(while isPart: (UInt8) -> Bool) -> String {
    let start = at
    while let next, isPart(next) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  /// A number; nil where none follows.
  package mutating func number() -> Double? {
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
