import SweepValues

extension UInt8 {
  /// Whether names may hold it.
  var isNamePart: Bool { isLetter || isDigit || self == 0x5f || self == 0x2d || self >= 0x80 }
}
