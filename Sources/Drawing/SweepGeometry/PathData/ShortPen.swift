/// Writes moves and lines between points whose coordinates are short: below 262 units.
///
/// Both spellings of a command are measured by the table of digits, and the shorter one is stored.
struct ShortPen {
  /// The current point in thousandths.
  private(set) var x: Int
  private(set) var y: Int
  private(set) var cursor: UnsafeMutablePointer<UInt8>
  let digits: DigitTable
  /// The bits of the letter that an absolute line needs: 8, or 0 where a reader assumes it.
  private(set) var absoluteBits: UInt64
  /// The bits of the letter that a relative line needs.
  private(set) var relativeBits: UInt64

  /// The bytes that must be free for a command, and more than it takes.
  static var room: Int { 24 }

  /// The magnitude from which on a difference of two coordinates may be too long.
  private static var limit: UInt { 1 << 18 }

  /// Whether the pen can begin at its position.
  var isInReach: Bool { x.magnitude | y.magnitude < Self.limit }

  /// Begins a subpath, if it can: if both numbers are short and not zero in both spellings.
  @inline(__always)
  mutating func move(to end: (Int, Int)) -> Bool { write(UInt8(ascii: "M"), to: end, 8, 8) }

  /// Writes a line, if it can.
  @inline(__always)
  mutating func line(to end: (Int, Int)) -> Bool {
    write(UInt8(ascii: "L"), to: end, absoluteBits, relativeBits)
  }

  @inline(__always)
  private mutating func write(
    _ letter: UInt8, to end: (x: Int, y: Int), _ absoluteBits: UInt64, _ relativeBits: UInt64
  ) -> Bool {
    // Less one, a zero is the largest number.
    guard (end.x.magnitude &- 1) | (end.y.magnitude &- 1) < Self.limit, end.x != x, end.y != y
    else { return false }
    let absolute = ShortPair(end.x, end.y, digits)
    let relative = ShortPair(end.x &- x, end.y &- y, digits)
    (x, y) = end
    if relative.bitCount(relativeBits) < absolute.bitCount(absoluteBits) {
      cursor = relative.store(to: cursor, letter | PathDataWriter.Command.relativeBit, relativeBits)
      (self.absoluteBits, self.relativeBits) = (8, 0)
    } else {
      writeAbsolute(letter, absoluteBits)
    }
    return true
  }

  /// Stores the absolute spelling; apart, as on dials it seldom is the shorter one.
  @inline(never)
  private mutating func writeAbsolute(_ letter: UInt8, _ letterBits: UInt64) {
    cursor = ShortPair(x, y, digits).store(to: cursor, letter, letterBits)
    (absoluteBits, relativeBits) = (0, 8)
  }
}

/// The numbers of a command in one of its spellings.
private struct ShortPair {
  let x: Int
  let y: Int
  let first: ShortEntries
  let second: ShortEntries

  @inline(__always)
  init(_ x: Int, _ y: Int, _ digits: DigitTable) {
    self.x = x
    self.y = y
    first = ShortEntries(thousandths: x.magnitude, digits)
    second = ShortEntries(thousandths: y.magnitude, digits)
  }

  /// The bits by which a letter, if one is needed, moves the numbers: it replaces a space, but not
  /// a minus.
  @inline(__always)
  private func shift(_ letterBits: UInt64) -> UInt64 {
    UInt64(bitPattern: Int64(x)) &>> 60 & letterBits
  }

  /// The length in bits.
  @inline(__always)
  func bitCount(_ letterBits: UInt64) -> UInt64 {
    DigitTable.bitCount(first.sum &+ second.sum) &+ shift(letterBits)
  }

  /// Stores the text, with the letter if it is needed, and returns its end.
  @inline(__always)
  func store(
    to start: UnsafeMutablePointer<UInt8>, _ letter: UInt8, _ letterBits: UInt64
  ) -> UnsafeMutablePointer<UInt8> {
    let number = ShortNumber(first, isNegative: x < 0)
    let middle = number.store(to: start + Int(truncatingIfNeeded: shift(letterBits) &>> 3))
    if letterBits != 0 { start[0] = letter }
    return ShortNumber(second, isNegative: y < 0).store(to: middle)
  }
}

/// Path data of a figure that is drawn in many places: all but its first move is relative.
package struct MovablePathData: Sendable {
  /// The data after the first move; it begins with a letter, or is empty.
  let bytes: [UInt8]
  /// The end of the first move and of the whole, from the figure's origin, in counts of the
  /// format.
  let start: (x: Int, y: Int)
  let end: (x: Int, y: Int)

  /// The number of bytes but for the move.
  package var count: Int { bytes.count }

  /// - Returns: nil for an empty path, or a number not finite or 10⁸ or more in magnitude.
  package init?(_ path: Path, format: NumberFormat) {
    guard case .move(let first) = path.elements.first else { return nil }
    var writer = PathDataWriter(format: format)
    start = writer.rounded(first)
    // So far away every relative spelling is the shorter one.
    let far = Point(1e8, 1e8)
    var out = ByteBuffer(capacity: 64 + path.elements.count * 16)
    writer.write(.move(to: far), to: &out)
    let (move, origin) = (out.count, (x: writer.x, y: writer.y))
    let shift = Affine.translation(x: far.x - first.x, y: far.y - first.y)
    writer.write(Path(Array(path.applying(shift).elements.dropFirst())), to: &out)
    guard writer.isSound else { return nil }
    bytes = Array(out.bytes.dropFirst(move))
    end = (start.x + writer.x - origin.x, start.y + writer.y - origin.y)
  }
}

extension MovablePathData: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    one.start == other.start && one.bytes == other.bytes
  }

  /// Hashes the length and the ends: those of different glyphs differ, and all bytes would take long.
  package func hash(into hasher: inout Hasher) {
    for number in [bytes.count, start.x, end.x, end.y] { hasher.combine(number) }
  }
}

extension PathDataWriter {
  /// Writes a figure whose origin is moved to a place.
  package mutating func write(
    _ figure: MovablePathData, at place: Vector, to out: inout ByteBuffer
  ) {
    let origin = rounded(.zero + place)
    guard isSound else { return }
    writeMove(to: (origin.0 + figure.start.x, origin.1 + figure.start.y), to: &out)
    figure.bytes.withUnsafeBufferPointer { out.write($0) }
    (x, y) = (origin.0 + figure.end.x, origin.1 + figure.end.y)
    implied = 0
  }
}
