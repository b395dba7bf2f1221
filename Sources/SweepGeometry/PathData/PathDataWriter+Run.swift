extension PathDataWriter {
  /// The most segments of one run: as many as find room on the stack.
  private static var longestRun: Int { 40 }

  /// Writes moves and lines for as long as they are short and lie across both axes, and returns the
  /// place of the first segment that it has not written.
  ///
  /// This is where dials spend their time. First all positions are rounded, and then all are
  /// written, so that no number waits for the one before it.
  mutating func writeRun(
    of elements: UnsafeBufferPointer<Path.Element>, from start: Int, to out: inout ByteBuffer
  ) -> Int {
    withUnsafeTemporaryAllocation(of: Corner.self, capacity: Self.longestRun) { corners in
      let limit = min(Self.longestRun, elements.count &- start)
      var count = 0
      while count < limit, let corner = Corner(elements[start &+ count], format) {
        corners[count] = corner
        count &+= 1
      }
      return start &+ write(UnsafeBufferPointer(rebasing: corners[..<count]), to: &out)
    }
  }

  /// Writes corners up to the first that is not short, and returns how many it has written.
  private mutating func write(
    _ corners: UnsafeBufferPointer<Corner>, to out: inout ByteBuffer
  ) -> Int {
    out.reserve((corners.count &+ 1) &* ShortPair.room)
    let format = format
    var cursor = out.base + out.count
    var (x, y, implied) = (x, y, implied)
    var count = 0
    for corner in corners {
      guard let absolute = ShortPair(corner.x, corner.y, format),
        let relative = ShortPair(corner.x &- x, corner.y &- y, format)
      else { break }
      (x, y) = (corner.x, corner.y)
      if corner.isMove {
        implied = 0
        (startX, startY) = (x, y)
      }
      let letter = corner.letter
      let relativeLetter = letter | Command.relativeBit
      let length = absolute.bitCount(hasLetter: letter != implied)
      if relative.bitCount(hasLetter: relativeLetter != implied) < length {
        cursor = relative.store(to: cursor, relativeLetter, hasLetter: relativeLetter != implied)
        implied = Command.line.absolute | Command.relativeBit
      } else {
        cursor = absolute.store(to: cursor, letter, hasLetter: letter != implied)
        implied = Command.line.absolute
      }
      count &+= 1
    }
    out.count = cursor - out.base
    (self.x, self.y, self.implied) = (x, y, implied)
    return count
  }
}

/// Where a move or a line ends, rounded.
private struct Corner {
  let x: Int
  let y: Int
  let isMove: Bool

  @inline(__always)
  init?(_ element: Path.Element, _ format: NumberFormat) {
    switch element {
    case .move(let end): self.init(end, format, isMove: true)
    case .line(let end): self.init(end, format, isMove: false)
    default: return nil
    }
  }

  @inline(__always)
  private init(_ end: Point, _ format: NumberFormat, isMove: Bool) {
    x = format.fixed(end.x)
    y = format.fixed(end.y)
    self.isMove = isMove
  }

  /// The command's letter in its absolute form.
  @inline(__always)
  var letter: UInt8 { (isMove ? PathDataWriter.Command.move : .line).absolute }
}

/// The numbers of a move or line in one of its spellings, short and not zero.
private struct ShortPair {
  let x: Int
  let y: Int
  let first: ShortEntries
  let second: ShortEntries

  /// The bytes that must be free to store a pair, and more than it takes.
  static var room: Int { 24 }

  @inline(__always)
  init?(_ x: Int, _ y: Int, _ format: NumberFormat) {
    // Less one, a zero is the largest number.
    guard (x.magnitude &- 1) | (y.magnitude &- 1) < format.fastLimit else { return nil }
    self.x = x
    self.y = y
    first = ShortEntries(x.magnitude, format)
    second = ShortEntries(y.magnitude, format)
  }

  /// The length in bits; a letter stands in the place of a space, but not of a minus.
  @inline(__always)
  func bitCount(hasLetter: Bool) -> UInt64 {
    let digits = (first.head &+ first.tail &+ second.head &+ second.tail) & 0xff
    return hasLetter && x < 0 ? digits &+ 8 : digits
  }

  /// Stores the text and returns where it ends.
  @inline(__always)
  func store(
    to start: UnsafeMutablePointer<UInt8>, _ letter: UInt8, hasLetter: Bool
  ) -> UnsafeMutablePointer<UInt8> {
    let number = ShortNumber(first, isNegative: x < 0)
    let middle = number.store(to: hasLetter && x < 0 ? start + 1 : start)
    if hasLetter { start[0] = letter }
    return ShortNumber(second, isNegative: y < 0).store(to: middle)
  }
}
