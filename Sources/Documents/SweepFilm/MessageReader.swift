/// Reads lines and blocks of bytes from a stream.
public struct MessageReader {
  /// Fills a buffer and returns the number of bytes; 0 at the end.
  private let fill: (UnsafeMutableRawBufferPointer) -> Int
  private var buffer: [UInt8] = []
  private var place = 0

  /// Makes a reader of a function's data.
  ///
  /// - Parameter fill: puts at least one byte into a buffer and returns their number; 0 or less at
  ///   the end.
  public init(_ fill: @escaping (UnsafeMutableRawBufferPointer) -> Int) { self.fill = fill }

  /// The next line of at most 4096 bytes without its line feed; nil at the end.
  public mutating func line() -> String? {
    var line: [UInt8] = []
    while line.count <= 4096, let byte = next() {
      if byte == 0x0a { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }

  /// The next bytes; nil if the stream ends before.
  public mutating func block(_ count: Int) -> [UInt8]? {
    var block: [UInt8] = []
    while block.count < count {
      guard place < buffer.count || refill() else { return nil }
      let part = buffer[place...].prefix(count - block.count)
      block += part
      place += part.count
    }
    return block
  }

  private mutating func next() -> UInt8? {
    guard place < buffer.count || refill() else { return nil }
    defer { place += 1 }
    return buffer[place]
  }

  private mutating func refill() -> Bool {
    place = 0
    buffer = [UInt8](unsafeUninitializedCapacity: 1 << 16) { space, count in
      count = max(fill(UnsafeMutableRawBufferPointer(space)), 0)
    }
    return !buffer.isEmpty
  }
}
