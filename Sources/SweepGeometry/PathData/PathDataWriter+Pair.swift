extension PathDataWriter {
  /// Writes a move or a line.
  ///
  /// This is where dials spend their time: the lengths of both spellings are looked up, and the
  /// shorter one is chosen without a branch, because no processor could predict it.
  @inline(__always)
  mutating func writePair(_ end: Point, _ command: Command, to out: inout ByteBuffer) {
    let isMove = command == .move
    let newX = format.fixed(end.x)
    let newY = format.fixed(end.y)
    let dx = newX &- x
    let dy = newY &- y
    let bits = newX.magnitude | newY.magnitude | dx.magnitude | dy.magnitude
    guard bits < format.fastLimit, isMove || (dx != 0 && dy != 0) else {
      return writeRarePair(newX, newY, isMove: isMove, to: &out)
    }
    x = newX
    y = newY
    let before = isMove ? 0 : implied
    let absolute = ShortPair(newX, newY, letter: command.absolute, after: before, format)
    let relative = ShortPair(
      dx, dy, letter: command.absolute | Command.relativeBit, after: before, format)
    let isRelative = relative.bitCount < absolute.bitCount
    out.reserve(32)
    (isRelative ? relative : absolute).store(to: out.base + out.count)
    out.count &+= (isRelative ? relative.bitCount : absolute.bitCount) >> 3
    implied = command.implied | (isRelative ? Command.relativeBit : 0)
  }
}

/// One spelling of a move or line: a letter where one is needed, and two short numbers.
private struct ShortPair {
  let x: Int
  let y: Int
  let first: ShortEntries
  let second: ShortEntries
  let letter: UInt8
  /// 1 where a letter is needed and a minus follows it; else it stands in the place of a space.
  let offset: Int
  let bitCount: Int
  let needsLetter: Bool

  @inline(__always)
  init(_ x: Int, _ y: Int, letter: UInt8, after implied: UInt8, _ format: NumberFormat) {
    self.x = x
    self.y = y
    self.letter = letter
    first = format.entries(of: x)
    second = format.entries(of: y)
    needsLetter = letter != implied
    offset = (needsLetter ? 1 : 0) & Int(bitPattern: UInt(bitPattern: x) >> 63)
    let digits = (first.head &+ first.tail &+ second.head &+ second.tail) & 0xff
    bitCount = Int(truncatingIfNeeded: digits) &+ offset &* 8
  }

  @inline(__always)
  func store(to start: UnsafeMutablePointer<UInt8>) {
    let number = ShortNumber(first, isNegative: x < 0)
    let middle = number.store(to: start + offset)
    _ = ShortNumber(second, isNegative: y < 0).store(to: middle)
    start[0] = needsLetter ? letter : UInt8(truncatingIfNeeded: number.bytes)
  }
}
