extension PathDataWriter {
  /// The most segments of one run; room for them is made at once.
  private static var longestRun: Int { 128 }

  /// Writes moves and lines for as long as they are short and lie across both axes, and returns the
  /// place of the first segment that it has not written.
  ///
  /// This is where dials spend their time. What changes from one segment to the next is held in
  /// variables that nobody else sees, so that it can stay in registers.
  mutating func writeRun(
    of elements: UnsafeBufferPointer<Path.Element>, from start: Int, to out: inout ByteBuffer
  ) -> Int {
    let format = format
    let end = min(start &+ Self.longestRun, elements.count)
    out.reserve((end &- start &+ 1) &* ShortPair.room)
    var cursor = out.base + out.count
    var (x, y, implied) = (x, y, implied)
    var place = start
    while place < end, let (corner, isMove) = elements[place].corner {
      let newX = format.fixed(corner.x)
      let newY = format.fixed(corner.y)
      guard let absolute = ShortPair(newX, newY, format),
        let relative = ShortPair(newX &- x, newY &- y, format)
      else { break }
      let letter = (isMove ? Command.move : .line).absolute
      let before = isMove ? 0 : implied
      let relativeLetter = letter | Command.relativeBit
      let isRelative =
        relative.bitCount(hasLetter: relativeLetter != before)
        < absolute.bitCount(hasLetter: letter != before)
      if isRelative {
        cursor = relative.store(to: cursor, relativeLetter, hasLetter: relativeLetter != before)
      } else {
        cursor = absolute.store(to: cursor, letter, hasLetter: letter != before)
      }
      implied = Command.line.absolute | (isRelative ? Command.relativeBit : 0)
      (x, y) = (newX, newY)
      if isMove { (startX, startY) = (newX, newY) }
      place &+= 1
    }
    out.count = cursor - out.base
    (self.x, self.y, self.implied) = (x, y, implied)
    return place
  }
}

extension Path.Element {
  /// Where a move or a line ends, and whether it is a move.
  @inline(__always)
  fileprivate var corner: (Point, isMove: Bool)? {
    switch self {
    case .move(let end): (end, true)
    case .line(let end): (end, false)
    default: nil
    }
  }
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
