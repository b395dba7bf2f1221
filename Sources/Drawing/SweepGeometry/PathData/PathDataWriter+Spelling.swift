extension PathDataWriter {
  mutating func writePair(_ end: Point, isMove: Bool, to out: inout ByteBuffer) {
    let (newX, newY) = rounded(end)
    if isMove { return writeMove(to: (newX, newY), to: &out) }
    if newX != x && newY != y {
      writeShorter(.line, to: &out) { spelling, out in
        spelling.write(x: newX, y: newY, to: &out)
      }
    } else if newY == y {
      writeShorter(.horizontal, to: &out) { spelling, out in spelling.write(x: newX, to: &out) }
    } else {
      writeShorter(.vertical, to: &out) { spelling, out in spelling.write(y: newY, to: &out) }
    }
    x = newX
    y = newY
  }

  mutating func writeMove(to place: (x: Int, y: Int), to out: inout ByteBuffer) {
    writeShorter(.move, to: &out) { spelling, out in
      spelling.write(x: place.x, y: place.y, to: &out)
    }
    (x, y) = place
  }

  mutating func writeQuad(_ control: Point, _ end: Point, to out: inout ByteBuffer) {
    let (cx, cy) = rounded(control)
    let (newX, newY) = rounded(end)
    writeShorter(.quad, to: &out) { spelling, out in
      spelling.write(x: cx, y: cy, to: &out)
      spelling.write(x: newX, y: newY, to: &out)
    }
    x = newX
    y = newY
  }

  mutating func writeCubic(
    _ control1: Point, _ control2: Point, _ end: Point, to out: inout ByteBuffer
  ) {
    let (x1, y1) = rounded(control1)
    let (x2, y2) = rounded(control2)
    let (newX, newY) = rounded(end)
    writeShorter(.cubic, to: &out) { spelling, out in
      spelling.write(x: x1, y: y1, to: &out)
      spelling.write(x: x2, y: y2, to: &out)
      spelling.write(x: newX, y: newY, to: &out)
    }
    x = newX
    y = newY
  }

  mutating func writeArc(_ shape: ArcShape, to end: Point, _ out: inout ByteBuffer) {
    let (newX, newY) = rounded(end)
    check(shape.radiusX, shape.radiusY)
    check(shape.rotation, 0)
    // Both spellings begin alike, with a letter or a space before the radius.
    let isRelative = length(newX &- x, newY &- y) < length(newX, newY)
    let bit = isRelative ? Command.relativeBit : 0
    var spelling = CoordinateWriter(
      format: format, originX: isRelative ? x : 0, originY: isRelative ? y : 0)
    spelling.begin(Command.arc.absolute | bit, implied: implied, to: &out)
    spelling.write(fixed: shape.radiusX, to: &out)
    spelling.write(fixed: shape.radiusY, to: &out)
    spelling.write(fixed: shape.rotation, to: &out)
    out.write(shape.largeArc ? " 1" : " 0")
    out.write(shape.clockwise ? " 1" : " 0")
    spelling.write(x: newX, y: newY, to: &out)
    implied = Command.arc.implied | bit
    x = newX
    y = newY
  }

  /// The number of bytes of a pair of numbers with a space before each that is not negative.
  private func length(_ a: Int, _ b: Int) -> Int {
    format.length(fixed: a) + format.length(fixed: b) + (a < 0 ? 0 : 1) + (b < 0 ? 0 : 1)
  }

  mutating func rounded(_ point: Point) -> (Int, Int) {
    let rounded = (format.fixed(point.x), format.fixed(point.y))
    check(rounded.0, rounded.1)
    return rounded
  }

  private mutating func check(_ a: Int, _ b: Int) {
    isSound = isSound && format.isWritable(fixed: a) && format.isWritable(fixed: b)
  }

  /// Writes both spellings of a command and keeps the shorter, the absolute one of two equals.
  @inline(__always)
  private mutating func writeShorter(
    _ command: Command, to out: inout ByteBuffer,
    numbers: (inout CoordinateWriter, inout ByteBuffer) -> Void
  ) {
    let start = out.count
    var absolute = CoordinateWriter(format: format, originX: 0, originY: 0)
    absolute.begin(command.absolute, implied: implied, to: &out)
    numbers(&absolute, &out)
    let middle = out.count
    var relative = CoordinateWriter(format: format, originX: x, originY: y)
    relative.begin(command.absolute | Command.relativeBit, implied: implied, to: &out)
    numbers(&relative, &out)
    let isRelative = out.count - middle < middle - start
    if isRelative {
      let length = out.count - middle
      (out.base + start).update(from: out.base + middle, count: length)
      out.count = start + length
    } else {
      out.count = middle
    }
    implied = command.implied | (isRelative ? Command.relativeBit : 0)
  }
}

/// The parameters of an arc that do not depend on its position.
struct ArcShape {
  let radiusX: Int
  let radiusY: Int
  let rotation: Int
  let largeArc: Bool
  let clockwise: Bool

  init(
    _ radii: Size, _ rotation: Angle, largeArc: Bool, clockwise: Bool, format: NumberFormat
  ) {
    radiusX = format.fixed(radii.width.magnitude)
    radiusY = format.fixed(radii.height.magnitude)
    // A circle looks the same however it is turned.
    self.rotation = radiusX == radiusY ? 0 : format.fixed(rotation.degrees)
    self.largeArc = largeArc
    self.clockwise = clockwise
  }
}

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
      case .line(let end):
        guard pen.line(to: thousandths(end)) else { break run }
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
