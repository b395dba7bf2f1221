/// Reads numbers, names and marks from the value of an attribute or property.
struct ValueScanner {
  private let bytes: [UInt8]
  private var at = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// Whether nothing but white space is left.
  var isAtEnd: Bool { bytes[at...].allSatisfy(Self.isSpace) }

  mutating func skipSpace() {
    while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
  }

  /// Goes past white space with at most one comma in it.
  mutating func skipSeparator() {
    skipSpace()
    if take(",") { skipSpace() }
  }

  /// Goes past a character, if it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard at < bytes.count, UInt32(bytes[at]) == character.value else { return false }
    at += 1
    return true
  }

  /// The letters, digits, hyphens and percent signs that follow.
  mutating func word() -> String {
    let start = at
    while at < bytes.count,
      Self.isLetter(bytes[at]) || Self.isDigit(bytes[at]) || bytes[at] == 0x2d
        || bytes[at] == 0x25
    { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  /// The letters or the percent sign behind a number.
  mutating func unit() -> String {
    let start = at
    while at < bytes.count, Self.isLetter(bytes[at]) || bytes[at] == 0x25 { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self).lowercased()
  }

  /// A number; nil where none follows, or one of 10⁹ or more.
  mutating func number() -> Double? {
    let start = at
    if at < bytes.count, bytes[at] == 0x2b || bytes[at] == 0x2d { at += 1 }
    var digits = skipDigits()
    if at < bytes.count, bytes[at] == 0x2e {
      at += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      at = start
      return nil
    }
    skipExponent()
    // Swift reads what C reads, in every locale.
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    guard let value = Double(text.hasPrefix("+") ? String(text.dropFirst()) : text),
      abs(value) < ArtworkLimits.number
    else { return nil }
    return value
  }

  /// An exponent, unless the letter begins a unit such as `em`.
  private mutating func skipExponent() {
    guard at < bytes.count, bytes[at] | 0x20 == 0x65 else { return }
    let start = at
    at += 1
    if at < bytes.count, bytes[at] == 0x2b || bytes[at] == 0x2d { at += 1 }
    if skipDigits() == 0 { at = start }
  }

  private mutating func skipDigits() -> Int {
    let start = at
    while at < bytes.count, Self.isDigit(bytes[at]) { at += 1 }
    return at - start
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }
}

extension ValueScanner {
  /// Numbers with white space or commas between them; nil where anything else stands there.
  static func numbers(_ text: some StringProtocol) -> [Double]? {
    var scanner = ValueScanner(text)
    var numbers: [Double] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return nil }
      numbers.append(number)
      scanner.skipSeparator()
    }
    return numbers
  }
}
