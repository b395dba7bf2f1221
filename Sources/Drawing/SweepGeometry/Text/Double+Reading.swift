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
