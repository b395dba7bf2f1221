/// Counts lines and characters while the bytes of a text in UTF-8 pass by.
struct LineCounter {
  private var line = 1
  private var lineStart = 0
  /// The bytes of the line so far that are no character of their own.
  private var continuations = 0
  private var previous: UInt8 = 0

  init() {}

  /// Goes on counting from a known place of a byte.
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

  /// The place of a byte, found by counting from the start of the text.
  static func position(of offset: Int, in bytes: some Sequence<UInt8>) -> XMLPosition {
    var counter = LineCounter()
    for (index, byte) in zip(0..<offset, bytes) { counter.pass(byte, at: index) }
    return counter.position(at: offset)
  }
}
