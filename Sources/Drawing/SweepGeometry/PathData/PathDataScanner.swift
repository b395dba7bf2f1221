/// Reads numbers, flags and separators from the bytes of path data (SVG 1.1, 8.3.9).
struct PathDataScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next byte; nil at the end.
  @inline(__always)
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether a number seems to follow.
  var isAtNumber: Bool {
    guard let next else { return false }
    return Self.isDigit(next) || next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
      || next == UInt8(ascii: ".")
  }

  /// Goes past one byte.
  @inline(__always)
  mutating func advance() { offset &+= 1 }

  @inline(__always)
  mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 || next == 0x0C {
      offset &+= 1
    }
  }

  /// Goes past white space with at most one comma, and says whether there was one.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return false }
    offset &+= 1
    skipSpace()
    return true
  }

  mutating func flag() throws(PathDataError) -> Bool {
    guard let next, next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      throw PathDataError(.expectedFlag, offset: offset)
    }
    offset &+= 1
    return next == UInt8(ascii: "1")
  }

  /// Reads a number. A fault in it is reported at its first byte if it has no digits, and
  /// otherwise where it should have gone on.
  mutating func number() throws(PathDataError) -> Double {
    let start = offset
    var digits = Decimal()
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { offset &+= 1 }
    let first = offset
    readDigits(into: &digits, shift: 0)
    var count = offset - first
    if next == UInt8(ascii: ".") {
      offset &+= 1
      let first = offset
      readDigits(into: &digits, shift: -1)
      count += offset - first
    }
    guard count > 0 else { throw PathDataError(.expectedNumber, offset: start) }
    try readExponent(into: &digits)
    if let value = digits.exactValue { return isNegative ? -value : value }
    return try slowNumber(from: start)
  }

  @inline(__always)
  private mutating func readDigits(into digits: inout Decimal, shift: Int) {
    while let next, Self.isDigit(next) {
      digits.append(next &- 0x30, shift: shift)
      offset &+= 1
    }
  }

  private mutating func readExponent(into digits: inout Decimal) throws(PathDataError) {
    guard let letter = next, letter | 0x20 == UInt8(ascii: "e") else { return }
    offset &+= 1
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { offset &+= 1 }
    let first = offset
    var exponent = 0
    while let next, Self.isDigit(next) {
      exponent = min(exponent * 10 + Int(next &- 0x30), 100_000)
      offset &+= 1
    }
    guard offset > first else { throw PathDataError(.expectedNumber, offset: offset) }
    digits.exponent += isNegative ? -exponent : exponent
  }

  /// Reads a number again whose digits do not fit a double exactly.
  private func slowNumber(from start: Int) throws(PathDataError) -> Double {
    let text = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw PathDataError(.numberOutOfRange, offset: start)
    }
    return value
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
