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

  /// Skips white space with at most one comma; returns whether there was one.
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

  /// Reads a number. An error is reported at its first byte if it has no digits, and otherwise
  /// where it ends prematurely.
  mutating func number() throws(PathDataError) -> Double {
    let start = offset
    guard let value = Double.read(bytes, at: &offset, openPoint: true) else {
      throw PathDataError(.expectedNumber, offset: start)
    }
    guard value.isFinite else { throw PathDataError(.numberOutOfRange, offset: start) }
    // No command has this letter, so it begins an exponent without digits.
    if let next, next | 0x20 == UInt8(ascii: "e") {
      offset &+= 1
      if self.next == UInt8(ascii: "-") || self.next == UInt8(ascii: "+") { offset &+= 1 }
      throw PathDataError(.expectedNumber, offset: offset)
    }
    return value
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
