/// Writes segments as SVG path data (SVG 1.1, 8.3), each in the shorter of its two spellings.
///
/// All arithmetic is on rounded positions: a relative number is the difference of two of them, so
/// a reader who adds up arrives at exactly the numbers that absolute commands would have named.
package struct PathDataWriter {
  let format: NumberFormat
  /// The rounded current point.
  var x = 0, y = 0
  /// The rounded start of the subpath.
  var startX = 0, startY = 0
  /// The letter that a reader assumes where numbers follow without one; 0 where none may.
  var implied: UInt8 = 0
  /// Whether every number so far could be written.
  package internal(set) var isSound = true

  /// Makes a writer at the start of a path.
  package init(format: NumberFormat) {
    self.format = NumberFormat(precision: format.precision, dropsLeadingZero: true)
  }

  /// Writes segments, the first of which is a move.
  package mutating func write(_ path: Path, to out: inout ByteBuffer) {
    path.elements.withUnsafeBufferPointer { write($0, to: &out) }
  }

  mutating func write(_ elements: UnsafeBufferPointer<Path.Element>, to out: inout ByteBuffer) {
    var place = 0
    while place < elements.count {
      let next = elements[place].isStraight ? writeRun(of: elements, from: place, to: &out) : place
      if next == place { write(elements[place], to: &out) }
      place = max(next, place + 1)
    }
  }

  mutating func write(_ element: Path.Element, to out: inout ByteBuffer) {
    switch element {
    case .move(let end):
      writePair(end, isMove: true, to: &out)
      startX = x
      startY = y
    case .line(let end): writePair(end, isMove: false, to: &out)
    case .quad(let control, let end): writeQuad(control, end, to: &out)
    case .cubic(let control1, let control2, let end):
      writeCubic(control1, control2, end, to: &out)
    case .arc(let radii, let rotation, let largeArc, let clockwise, let end):
      let shape = ArcShape(
        radii, rotation, largeArc: largeArc, clockwise: clockwise, format: format)
      writeArc(shape, to: end, &out)
    case .close:
      out.write(byte: UInt8(ascii: "Z"))
      implied = 0
      x = startX
      y = startY
    }
  }
}

extension Path.Element {
  fileprivate var isStraight: Bool {
    switch self {
    case .move, .line: true
    case .quad, .cubic, .arc, .close: false
    }
  }
}

extension PathDataWriter {
  enum Command {
    case move, line, horizontal, vertical, quad, cubic, arc

    /// The bit that makes a letter lower case: its relative form.
    static var relativeBit: UInt8 { 0x20 }

    @inline(__always)
    var absolute: UInt8 {
      switch self {
      case .move: UInt8(ascii: "M")
      case .line: UInt8(ascii: "L")
      case .horizontal: UInt8(ascii: "H")
      case .vertical: UInt8(ascii: "V")
      case .quad: UInt8(ascii: "Q")
      case .cubic: UInt8(ascii: "C")
      case .arc: UInt8(ascii: "A")
      }
    }

    @inline(__always)
    var relative: UInt8 { absolute | Self.relativeBit }

    /// The letter that a reader assumes afterwards.
    @inline(__always)
    var implied: UInt8 { self == .move ? UInt8(ascii: "L") : absolute }
  }
}

extension Path {
  /// The path as SVG path data (SVG 1.1, 8.3), in the shortest form that every reader takes.
  ///
  /// ```swift
  /// Layer.Path.polyline([Layer.Point(10, 10), Layer.Point(90, 10), Layer.Point(90.5, 12)]).svgPathData()
  /// // "M10 10H90l0.5 2"
  /// ```
  ///
  /// - Parameter precision: The number of decimals, 0 … 6.
  /// - Returns: The data; nil where a number is not finite or, rounded, 10⁹ or more in magnitude.
  public func svgPathData(precision: Int = 3) -> String? {
    var out = ByteBuffer(capacity: 64 + elements.count * 16)
    let format = NumberFormat(precision: precision)
    return write(to: &out, format: format) ? out.string : nil
  }

  /// The path as data that draws it wherever the pen is, beginning with a relative move.
  ///
  /// - Parameter precision: The number of decimals, 0 … 6.
  /// - Returns: The data; nil where a number is not finite or 10⁸ or more in magnitude.
  package func relativePathData(precision: Int = 3) -> String? {
    // So far away every relative spelling is the shorter one.
    let far = Point(1e8, 1e8)
    var path = Path([.move(to: far)])
    path.append(applying(.translation(x: far.x, y: far.y)))
    let start = Path([.move(to: far)]).svgPathData(precision: precision)
    return path.svgPathData(precision: precision).map { String($0.dropFirst(start?.count ?? 0)) }
  }

  /// Writes the path as SVG path data.
  ///
  /// Each command is absolute or relative, whichever is shorter, and absolute if they are equal;
  /// implied letters are left out. Segments before the first move begin at the origin.
  ///
  /// - Returns: Whether every number could be written, being finite and, rounded, below
  ///   `NumberFormat.limit` in magnitude. If not, nothing has been written.
  package func write(to out: inout ByteBuffer, format: NumberFormat) -> Bool {
    let start = out.count
    var writer = PathDataWriter(format: format)
    elements.withUnsafeBufferPointer { elements in
      if let first = elements.first, !first.isMove { writer.write(.move(to: .zero), to: &out) }
      writer.write(elements, to: &out)
    }
    if !writer.isSound { out.count = start }
    return writer.isSound
  }
}

/// One way to write a command's numbers: from the origin, or from the current point.
struct CoordinateWriter {
  let format: NumberFormat
  let originX: Int
  let originY: Int
  private var followsLetter = false

  init(format: NumberFormat, originX: Int, originY: Int) {
    self.format = format
    self.originX = originX
    self.originY = originY
  }

  /// Writes the command's letter where a reader would not assume it.
  mutating func begin(_ letter: UInt8, implied: UInt8, to out: inout ByteBuffer) {
    followsLetter = letter != implied
    if followsLetter { out.write(byte: letter) }
  }

  /// Writes a number, separated from the one before by a space unless it begins with a minus.
  mutating func write(fixed: Int, to out: inout ByteBuffer) {
    if fixed >= 0 && !followsLetter { out.write(byte: UInt8(ascii: " ")) }
    followsLetter = false
    format.write(fixed: fixed, to: &out)
  }

  mutating func write(x: Int, to out: inout ByteBuffer) { write(fixed: x &- originX, to: &out) }

  mutating func write(y: Int, to out: inout ByteBuffer) { write(fixed: y &- originY, to: &out) }

  mutating func write(x: Int, y: Int, to out: inout ByteBuffer) {
    write(x: x, to: &out)
    write(y: y, to: &out)
  }
}
