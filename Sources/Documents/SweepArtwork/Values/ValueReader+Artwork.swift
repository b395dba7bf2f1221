import SweepXML

extension ValueReader {
  /// A number that can be drawn; nil where none follows, or one of 10⁹ or more.
  mutating func measure() -> Double? {
    number().flatMap { abs($0) < ArtworkLimits.number ? $0 : nil }
  }

  /// Numbers with white space or commas between them; nil where anything else stands there.
  static func numbers(_ text: some StringProtocol) -> [Double]? {
    var reader = ValueReader(text)
    var numbers: [Double] = []
    reader.skipSpace()
    while !reader.isAtEnd {
      guard let number = reader.measure() else { return nil }
      numbers.append(number)
      reader.skipSeparator()
    }
    return numbers
  }
}
