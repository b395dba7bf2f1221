/// Counts lines and characters while the bytes of a text in UTF-8 pass by.
struct LineCounter {
  private var line = 1
  private var lineStart = 0
  /// The bytes of the line so far that are no character of their own.
  private var continuations = 0
  private var previous: UInt8 = 0

  init() {}

  init(line: Int, column: Int, at offset: Int) {
    self.line = line
    self.lineStart = offset - column + 1
  }

  /// Counts the byte at `offset`.
  @inline(__always)
  mutating func pass(_ byte: UInt8, at offset: Int) {
    if byte >= 0x80 {
      if byte & 0xC0 == 0x80 { continuations &+= 1 }
    } else if byte == ASCII.lineFeed || byte == ASCII.carriageReturn {
      // A CR has already counted the line that its LF ends.
      if !(byte == ASCII.lineFeed && previous == ASCII.carriageReturn) { line &+= 1 }
      lineStart = offset &+ 1
      continuations = 0
    }
    previous = byte
  }

  /// The place of `offset`, when every byte before it has passed.
  @inline(__always)
  func position(at offset: Int) -> XMLPosition {
    XMLPosition(line: line, column: offset &- lineStart &- continuations &+ 1)
  }

  static func position(of offset: Int, in bytes: some Sequence<UInt8>) -> XMLPosition {
    var counter = LineCounter()
    for (index, byte) in zip(0..<offset, bytes) { counter.pass(byte, at: index) }
    return counter.position(at: offset)
  }
}

/// Finds the lines and columns of bytes that are asked for mostly one after the other.
package struct PlaceFinder: Sendable {
  private let bytes: [UInt8]
  private var counter = LineCounter()
  private var at = 0

  /// Begins at the first byte of a text.
  package init(in bytes: [UInt8]) { self.bytes = bytes }

  /// The place of a byte, found by counting on from the byte asked for before.
  package mutating func position(of offset: Int) -> XMLPosition {
    if offset < at { (counter, at) = (LineCounter(), 0) }
    while at < min(offset, bytes.count) {
      counter.pass(bytes[at], at: at)
      at += 1
    }
    return counter.position(at: at)
  }
}

extension PlaceFinder {
  /// The byte that has a place; nil where the text does not reach so far.
  package static func offset(of place: XMLPosition, in bytes: [UInt8]) -> Int? {
    var counter = LineCounter()
    for (at, byte) in bytes.enumerated() {
      let here = counter.position(at: at)
      // Of the bytes of a character the first one has its place.
      if here >= place, byte & 0xC0 != 0x80 { return here == place ? at : nil }
      counter.pass(byte, at: at)
    }
    return counter.position(at: bytes.count) == place ? bytes.count : nil
  }
}

/// The characters that XML's grammar is made of.
enum ASCII {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let equals = UInt8(ascii: "=")
  static let bang = UInt8(ascii: "!")
  static let question = UInt8(ascii: "?")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let bracket = UInt8(ascii: "[")
}
