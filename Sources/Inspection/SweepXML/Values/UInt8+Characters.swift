extension UInt8 {
  /// Whether it is a digit.
  package var isDigit: Bool { self &- 0x30 < 10 }
  /// Whether it is a letter of ASCII.
  package var isLetter: Bool { (0x61...0x7a).contains(self | 0x20) }
}
