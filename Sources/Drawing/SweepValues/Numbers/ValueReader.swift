import SweepGeometry

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
  @discardableResult
  package mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == character.value else { return false }
    at += 1
    return true
  }

  /// Goes past any byte.
  package mutating func advance() { at += 1 }

  /// The letters, digits and hyphens that follow: a keyword, or the name of a function.
  package mutating func word() -> ArraySlice<UInt8> {
    bytes(while: { $0.isLetter || $0.isDigit || $0 == 0x2d })
  }

  /// The letters or percent sign that follow, as behind a number.
  package mutating func unit() -> ArraySlice<UInt8> {
    bytes(while: { $0.isLetter || $0 == 0x25 })
  }

  private mutating func bytes(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = at
    while let next, isPart(next) { at += 1 }
    return bytes[start..<at]
  }

  /// A number; nil where none follows. A point may end it, as in SVG 1.1.
  package mutating func number() -> Double? {
    guard let (number, end) = Double.prefix(of: rest, openPoint: true) else { return nil }
    at = end
    return number
  }

  /// A number that can be drawn; nil where none follows, or one of 10⁹ or more.
  package mutating func measure() -> Double? { number(below: NumberFormat.limit) }

  private mutating func number(below limit: Double) -> Double? {
    number().flatMap { abs($0) < limit ? $0 : nil }
  }

  /// Numbers separated by white space or commas (SVG 1.1, 4.2); nil for anything else, or for a
  /// number that reaches the limit, 10⁹ by default.
  package static func numbers(
    _ bytes: ArraySlice<UInt8>, below limit: Double = NumberFormat.limit
  ) -> [Double]? {
    var reader = ValueReader(bytes)
    var numbers: [Double] = []
    reader.skipSpace()
    while !reader.isAtEnd {
      guard let number = reader.number(below: limit) else { return nil }
      numbers.append(number)
      reader.skipSeparator()
    }
    return numbers
  }

  /// As ``numbers(_:below:)``, from a text.
  package static func numbers(_ text: some StringProtocol) -> [Double]? {
    numbers(Array(text.utf8)[...])
  }
}
