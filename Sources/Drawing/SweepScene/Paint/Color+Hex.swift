extension Color {
  /// Makes a colour from what stands behind `#` in CSS: 3, 4, 6 or 8 hexadecimal digits, the last
  /// quarter of 4 and 8 being the opacity; nil for anything else (CSS Color 4, 5.2).
  package init?(hexDigits: some StringProtocol) {
    var values: [UInt32] = []
    for byte in hexDigits.utf8.prefix(9) {
      guard let value = Self.hexDigit(byte) else { return nil }
      values.append(value)
    }
    guard [3, 4, 6, 8].contains(values.count) else { return nil }
    // The short forms stand for each digit twice.
    let pairs = values.count < 6 ? values.flatMap { [$0, $0] } : values
    let bytes = stride(from: 0, to: pairs.count, by: 2).map { pairs[$0] << 4 | pairs[$0 + 1] }
    let rgb = bytes[0] << 16 | bytes[1] << 8 | bytes[2]
    self.init(rgb, alpha: bytes.count > 3 ? Double(bytes[3]) / 255 : 1)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
