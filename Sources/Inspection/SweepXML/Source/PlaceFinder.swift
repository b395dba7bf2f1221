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
