extension PathDataWriter {
  /// The most segments of one run, for which room is made at once.
  private static var longestRun: Int { 256 }

  /// Writes moves and lines for as long as they are short and lie across both axes, and returns the
  /// place of the first segment that it has not written.
  ///
  /// This is where dials spend their time.
  mutating func writeRun(
    of elements: UnsafeBufferPointer<Path.Element>, from start: Int, to out: inout ByteBuffer
  ) -> Int {
    switch format.thousandths {
    case 0: start
    // The usual precision has a separate loop, without multiplications by 1.
    case 1: writeRun(of: elements, from: start, to: &out, unit: 1)
    case let unit: writeRun(of: elements, from: start, to: &out, unit: unit)
    }
  }

  /// - Parameter unit: the thousandths in a count.
  @inline(__always)
  private mutating func writeRun(
    of elements: UnsafeBufferPointer<Path.Element>, from start: Int, to out: inout ByteBuffer,
    unit: Int
  ) -> Int {
    let format = format
    let end = min(elements.count, start &+ Self.longestRun)
    out.reserve((end &- start) &* ShortPen.room)
    var pen = ShortPen(
      x: x &* unit, y: y &* unit, cursor: out.base + out.count, digits: format.digits,
      absoluteBits: implied == Command.line.absolute ? 0 : 8,
      relativeBits: implied == Command.line.relative ? 0 : 8)
    guard pen.isInReach else { return start }
    func thousandths(_ point: Point) -> (Int, Int) {
      let counts = format.fixed(SIMD2(point.x, point.y))
      return (Int(counts.x) &* unit, Int(counts.y) &* unit)
    }
    var subpath = (x: startX &* unit, y: startY &* unit)
    var place = start
    run: while place < end {
      switch elements[place] {
      case .move(let end):
        guard pen.move(to: thousandths(end)) else { break run }
        subpath = (pen.x, pen.y)
        isUnderWay = false
      case .line(let end):
        guard pen.line(to: thousandths(end)) else { break run }
        if isUnderWay { hasJoins = true }
        isUnderWay = true
      default: break run
      }
      place &+= 1
    }
    if place == start { return start }
    out.count = pen.cursor - out.base
    (x, y) = (pen.x / unit, pen.y / unit)
    (startX, startY) = (subpath.x / unit, subpath.y / unit)
    implied = pen.absoluteBits == 0 ? Command.line.absolute : Command.line.relative
    return place
  }
}
