import SweepValues

// Looking at the next bytes and passing them, each of which is counted for the places.
extension SourceScanner {
  /// The place of the next byte.
  var here: XMLPosition { lines.position(at: at) }

  /// The byte so many after the next, or 0 beyond the end.
  @inline(__always)
  func peek(_ distance: Int) -> UInt8 {
    at + distance < bytes.count ? bytes[at + distance] : 0
  }

  /// Whether the next bytes are these.
  func isAt(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard at + length <= bytes.count else { return false }
    return (0..<length).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
  }

  /// Passes one byte, which must be there and be legal in XML (XML 1.0, production 2).
  @inline(__always)
  mutating func step() throws(Stop) {
    guard at < bytes.count else { throw .gaveUp }
    let byte = bytes[at]
    if byte < 0x20 && !byte.isXMLSpace { throw .gaveUp }
    // U+FFFE and U+FFFF.
    if byte == 0xEF && peek(1) == 0xBF && peek(2) >= 0xBE { throw .gaveUp }
    lines.pass(byte, at: at)
    at &+= 1
  }

  /// Passes so many bytes.
  mutating func step(_ count: Int) throws(Stop) {
    for _ in 0..<count { try step() }
  }

  /// Passes bytes while they are as wanted; at the end of the text gives up.
  @inline(__always)
  mutating func pass(while wanted: (UInt8) -> Bool) throws(Stop) {
    while at < bytes.count, wanted(bytes[at]) { try step() }
    if at == bytes.count { throw .gaveUp }
  }

  /// Passes white space and says whether there was any.
  mutating func skipSpace() throws(Stop) -> Bool {
    let start = at
    try pass(while: \.isXMLSpace)
    return at > start
  }

  /// Passes this byte.
  mutating func expect(_ byte: UInt8) throws(Stop) {
    guard peek(0) == byte else { throw .gaveUp }
    try step()
  }

  /// Passes a text in quotes without a `<` in it.
  mutating func literal() throws(Stop) {
    let quote = peek(0)
    guard quote == ASCII.quote || quote == ASCII.apostrophe else { throw .gaveUp }
    try step()
    try pass { $0 != quote && $0 != ASCII.less }
    try expect(quote)
  }
}
