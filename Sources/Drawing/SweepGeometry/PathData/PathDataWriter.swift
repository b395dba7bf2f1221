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
  /// Whether a segment of the subpath has been written.
  var isUnderWay = false
  /// Whether two segments have met.
  var hasJoins = false

  /// Makes a writer at the start of a path.
  package init(format: NumberFormat) {
    self.format = NumberFormat(precision: format.precision, dropsLeadingZero: true)
  }

  /// Writes segments, the first of which is a move.
  package mutating func write(_ path: Path, to out: inout ByteBuffer) {
    path.elements.withUnsafeBufferPointer { write($0, to: &out) }
  }

  /// Writes segments.
  mutating func write(_ elements: UnsafeBufferPointer<Path.Element>, to out: inout ByteBuffer) {
    var place = 0
    while place < elements.count {
      let next = elements[place].isStraight ? writeRun(of: elements, from: place, to: &out) : place
      if next == place { write(elements[place], to: &out) }
      place = max(next, place + 1)
    }
  }

  /// Writes one segment.
  mutating func write(_ element: Path.Element, to out: inout ByteBuffer) {
    noteJoin(at: element)
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

  private mutating func noteJoin(at element: Path.Element) {
    switch element {
    case .move: isUnderWay = false
    case .close: break
    case .line, .quad, .cubic, .arc:
      if isUnderWay { hasJoins = true }
      isUnderWay = true
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
  /// A command in its absolute form.
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

    /// The letter of the relative form.
    @inline(__always)
    var relative: UInt8 { absolute | Self.relativeBit }

    /// The letter that a reader assumes afterwards.
    @inline(__always)
    var implied: UInt8 { self == .move ? UInt8(ascii: "L") : absolute }
  }
}
