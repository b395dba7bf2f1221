extension PathDataWriter {
  /// Writes a move or a line.
  ///
  /// This is where dials spend their time: both spellings are made in registers, and the one that
  /// is stored is chosen without a branch, because no processor could predict it.
  @inline(__always)
  mutating func writePair(_ end: Point, _ command: Command, to out: inout ByteBuffer) {
    let isMove = command == .move
    let newX = format.fixed(end.x)
    let newY = format.fixed(end.y)
    let dx = newX &- x
    let dy = newY &- y
    let largest = max(
      max(newX.magnitude, newY.magnitude), max(dx.magnitude, dy.magnitude))
    guard largest < format.shortLimit, isMove || (dx != 0 && dy != 0) else {
      return writeRarePair(newX, newY, isMove: isMove, to: &out)
    }
    x = newX
    y = newY
    let absolute = ShortPair(
      format.short(newX), format.short(newY), lead: newX,
      letter: command.absolute, implied: isMove ? 0 : implied)
    let relative = ShortPair(
      format.short(dx), format.short(dy), lead: dx,
      letter: command.absolute | Command.relativeBit, implied: isMove ? 0 : implied)
    let isRelative = relative.bitCount < absolute.bitCount
    let pair = isRelative ? relative : absolute
    out.reserve(32)
    pair.store(to: out.base + out.count)
    out.count &+= pair.length
    implied = command.implied | (isRelative ? Command.relativeBit : 0)
  }
}

/// One spelling of a move or line: a letter where one is needed, and two short numbers.
private struct ShortPair {
  let first: ShortNumber
  let second: ShortNumber
  let bitCount: Int
  /// What stands first: the letter, or else the space or minus of the first number.
  let leadingByte: UInt8
  /// 1 where the letter does not stand in the place of the first number's space.
  let offset: Int

  var length: Int { bitCount >> 3 }

  @inline(__always)
  init(
    _ first: ShortNumber, _ second: ShortNumber, lead: Int, letter: UInt8, implied: UInt8
  ) {
    self.first = first
    self.second = second
    let needsLetter = letter != implied
    offset = (needsLetter ? 1 : 0) & Int(bitPattern: UInt(bitPattern: lead) >> 63)
    leadingByte = needsLetter ? letter : UInt8(truncatingIfNeeded: first.bytes)
    bitCount = first.bitCount &+ second.bitCount &+ offset &* 8
  }

  @inline(__always)
  func store(to start: UnsafeMutablePointer<UInt8>) {
    let middle = first.store(to: start + offset)
    _ = second.store(to: middle)
    start[0] = leadingByte
  }
}
