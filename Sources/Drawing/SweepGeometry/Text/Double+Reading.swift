/// The digits of a number while it is read, and the position of its point.
struct Decimal {
  private var mantissa: UInt64 = 0
  private var isTooLong = false
  /// The power of ten that the digits are multiplied by.
  var exponent = 0

  /// Appends a digit; `shift` is -1 after the point and 0 before it.
  @inline(__always)
  mutating func append(_ digit: UInt8, shift: Int) {
    if mantissa >= 1 << 58 {
      isTooLong = true
    } else {
      mantissa = mantissa &* 10 &+ UInt64(digit)
      exponent &+= shift
    }
  }

  /// The number, if one correctly rounded operation on exact numbers makes it.
  @inline(__always)
  var exactValue: Double? {
    if isTooLong || mantissa > 1 << 53 { return nil }
    let value = Double(mantissa)
    if exponent == 0 || mantissa == 0 { return value }
    if exponent < 0 { return exponent >= -22 ? value / Self.powersOfTen[-exponent] : nil }
    return exponent <= 22 ? value * Self.powersOfTen[exponent] : nil
  }

  /// The powers of ten that a double holds exactly.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

extension Double {
  /// Reads the number that begins at a place, and moves the place behind it.
  ///
  /// The only reader of numbers: CSS Values 4, 5.2, and the additions of SVG 1.1 for its
  /// attributes. An `e` without digits after it is not part of the number, so that `1em` keeps its
  /// unit.
  ///
  /// - Parameter openPoint: Whether a point may end the digits, as in `1.` (SVG 1.1, 8.3.9).
  /// - Returns: The nearest number, infinite if it is too large; nil without a number.
  package static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: inout Int, openPoint: Bool
  ) -> Double? {
    let end = bytes.count
    var at = place
    func isDigit(_ at: Int) -> Bool { at < end && bytes[at] &- 0x30 < 10 }
    let isNegative = at < end && bytes[at] == UInt8(ascii: "-")
    if isNegative || (at < end && bytes[at] == UInt8(ascii: "+")) { at &+= 1 }
    let first = at
    var digits = Decimal()
    while isDigit(at) {
      digits.append(bytes[at] &- 0x30, shift: 0)
      at &+= 1
    }
    var hasDigits = at > first
    let isPoint = at < end && bytes[at] == UInt8(ascii: ".")
    if isPoint, isDigit(at &+ 1) || (openPoint && hasDigits) {
      at &+= 1
      while isDigit(at) {
        hasDigits = true
        digits.append(bytes[at] &- 0x30, shift: -1)
        at &+= 1
      }
    }
    guard hasDigits else { return nil }
    if at < end, bytes[at] | 0x20 == UInt8(ascii: "e") {
      var next = at &+ 1
      let isSmall = next < end && bytes[next] == UInt8(ascii: "-")
      if isSmall || (next < end && bytes[next] == UInt8(ascii: "+")) { next &+= 1 }
      if isDigit(next) {
        var exponent = 0
        while isDigit(next) {
          exponent = Swift.min(exponent * 10 + Int(bytes[next] &- 0x30), 100_000)
          next &+= 1
        }
        digits.exponent += isSmall ? -exponent : exponent
        at = next
      }
    }
    defer { place = at }
    if let value = digits.exactValue { return isNegative ? -value : value }
    // The standard library reads the syntax of C, in every locale.
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<at]), as: UTF8.self)
    return Double(text).map { isNegative ? -$0 : $0 }
  }
}
