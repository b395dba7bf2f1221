import SweepXML

extension ValueReader {
  /// The word that follows, in lower case.
  mutating func lowerWord() -> String { word().lowercased() }

  /// The unit right behind a number, in lower case; empty where none is there.
  mutating func lowerUnit() -> String {
    next.map { $0.isLetter || $0 == 0x25 } == true ? lowerWord() : ""
  }
}
