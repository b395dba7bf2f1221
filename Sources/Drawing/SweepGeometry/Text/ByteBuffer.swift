/// A growing block of bytes that text is written into: the one place every writer ends in.
///
/// It is not copyable, so that a document is never copied on the way. A writer with a known size
/// calls `reserve(_:)` once and then uses the `unchecked` calls.
package struct ByteBuffer: ~Copyable {
  package internal(set) var base: UnsafeMutablePointer<UInt8>
  /// The number of bytes written; a smaller number takes the last ones back.
  package var count: Int
  package internal(set) var capacity: Int

  /// Makes an empty buffer with room for `capacity` bytes.
  package init(capacity: Int = 16 << 10) {
    self.base = .allocate(capacity: capacity)
    self.count = 0
    self.capacity = capacity
  }

  deinit { base.deallocate() }

  /// Makes room for `more` bytes beyond those written.
  @inline(__always)
  package mutating func reserve(_ more: Int) {
    if capacity &- count < more { grow(by: more) }
  }

  /// Moves the content to a larger block, with space for `more` bytes beyond it.
  @inline(never)
  package mutating func grow(by more: Int) {
    let larger = max(capacity * 2, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }

  @inline(__always)
  package mutating func write(byte: UInt8) {
    reserve(1)
    uncheckedWrite(byte: byte)
  }

  @inline(__always)
  package mutating func uncheckedWrite(byte: UInt8) {
    base[count] = byte
    count &+= 1
  }

  /// Writes a text known when the program was compiled.
  @inline(__always)
  package mutating func write(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    (base + count).update(from: text.utf8Start, count: length)
    count &+= length
  }

  package mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + count).update(from: start, count: bytes.count)
    count &+= bytes.count
  }

  @inline(__always)
  package mutating func write(utf8 text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ write($0) }) != nil { return }
    for byte in text.utf8 { write(byte: byte) }
  }

  /// The bytes so far.
  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

  /// The bytes so far, as text.
  package var string: String {
    String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }
}
