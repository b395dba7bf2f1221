extension Double {
  /// The number that is spelled by bytes (CSS Values 4, 5.2); nil where they are none, or none alone.
  package init?(spelledBy bytes: ArraySlice<UInt8>) {
    guard let (number, end) = Double.prefix(of: bytes), end == bytes.endIndex else { return nil }
    self = number
  }

  /// The number at the beginning of bytes, and where it ends.
  package static func prefix(of bytes: ArraySlice<UInt8>) -> (number: Double, end: Int)? {
    var at = bytes.startIndex
    let end = bytes.endIndex
    func digit() -> UInt8? {
      guard at < end, case let digit = bytes[at] &- 48, digit < 10 else { return nil }
      return digit
    }
    let isNegative = at < end && bytes[at] == UInt8(ascii: "-")
    if isNegative || (at < end && bytes[at] == UInt8(ascii: "+")) { at += 1 }
    var number = 0.0
    var scale = 1.0
    var digits = 0
    while let value = digit() {
      (number, digits, at) = (number * 10 + Double(value), digits + 1, at + 1)
    }
    if at + 1 < end, bytes[at] == UInt8(ascii: "."), bytes[at + 1] &- 48 < 10 {
      at += 1
      while let value = digit() {
        // Beyond sixteen digits nothing is gained, and the power of ten would overflow.
        if scale < 1e16 { (number, scale) = (number * 10 + Double(value), scale * 10) }
        (digits, at) = (digits + 1, at + 1)
      }
    }
    guard digits > 0 else { return nil }
    number /= scale
    if let (power, next) = exponent(bytes[at...]) {
      (number, at) = (number * power, next)
    }
    return (isNegative ? -number : number, at)
  }

  /// The power of ten behind the digits, if one is there.
  private static func exponent(_ bytes: ArraySlice<UInt8>) -> (power: Double, end: Int)? {
    var at = bytes.startIndex
    guard at < bytes.endIndex, bytes[at] | 0x20 == UInt8(ascii: "e") else { return nil }
    at += 1
    guard at < bytes.endIndex else { return nil }
    let isNegative = bytes[at] == UInt8(ascii: "-")
    if isNegative || bytes[at] == UInt8(ascii: "+") { at += 1 }
    var exponent = 0
    let first = at
    while at < bytes.endIndex, case let digit = bytes[at] &- 48, digit < 10 {
      exponent = min(400, exponent * 10 + Int(digit))
      at += 1
    }
    guard at > first else { return nil }
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return (isNegative ? 1 / power : power, at)
  }
}
