/// Builds a path from path data, one command with its numbers at a time (SVG 1.1, 8.3).
struct PathDataParser {
  private(set) var path = Path()
  /// The commands as lower-case letters, one for each group of numbers, each of arcs with its
  /// flags; nil if they are not requested.
  private(set) var commands: [UInt8]?
  private var scanner: PathDataScanner
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point of a curve that the command before was, for `S` or for `T`.
  private var cubicControl: Point?
  private var quadControl: Point?

  init(_ bytes: UnsafeBufferPointer<UInt8>, keepsCommands: Bool = false) {
    scanner = PathDataScanner(bytes)
    commands = keepsCommands ? [] : nil
  }

  mutating func parse() throws(PathDataError) {
    scanner.skipSpace()
    if let first = scanner.next, first | 0x20 != UInt8(ascii: "m") {
      throw PathDataError(.missingMove, offset: scanner.offset)
    }
    while let letter = scanner.next {
      guard let command = Command(letter) else {
        throw PathDataError(.unknownCommand(letter), offset: scanner.offset)
      }
      scanner.advance()
      scanner.skipSpace()
      if command.kind == .close { try close() } else { try readGroups(of: command) }
    }
  }

  private mutating func close() throws(PathDataError) {
    path.close()
    commands?.append(Command.Kind.close.rawValue)
    move(to: start)
    if scanner.isAtNumber { throw PathDataError(.missingCommand, offset: scanner.offset) }
  }

  /// Reads a command's numbers as often as they follow each other.
  private mutating func readGroups(of command: Command) throws(PathDataError) {
    var command = command
    while true {
      try read(command)
      let hasComma = scanner.skipSeparator()
      if !scanner.isAtNumber {
        if hasComma { throw PathDataError(.expectedNumber, offset: scanner.offset) }
        return
      }
      if command.kind == .move { command.kind = .line }
    }
  }

  private mutating func read(_ command: Command) throws(PathDataError) {
    commands?.append(command.kind.rawValue)
    let origin = command.isRelative ? current : .zero
    switch command.kind {
    case .move:
      start = try point(from: origin)
      path.move(to: start)
      move(to: start)
    case .line: addLine(to: try point(from: origin))
    case .horizontal: addLine(to: Point(try coordinate(from: origin.x), current.y))
    case .vertical: addLine(to: Point(current.x, try coordinate(from: origin.y)))
    case .cubic:
      let control = try point(from: origin)
      scanner.skipSeparator()
      try readCubic(control, origin)
    case .smoothCubic: try readCubic(reflection(of: cubicControl), origin)
    case .quad:
      let control = try point(from: origin)
      scanner.skipSeparator()
      addQuad(control, to: try point(from: origin))
    case .smoothQuad: addQuad(try reflection(of: quadControl), to: try point(from: origin))
    case .arc: try readArc(origin)
    case .close: break
    }
  }

  private mutating func readCubic(_ control1: Point, _ origin: Point) throws(PathDataError) {
    let control2 = try point(from: origin)
    scanner.skipSeparator()
    let end = try point(from: origin)
    path.addCurve(to: end, control1: control1, control2: control2)
    move(to: end)
    cubicControl = control2
  }

  private mutating func readArc(_ origin: Point) throws(PathDataError) {
    let width = try coordinate(from: 0)
    scanner.skipSeparator()
    let height = try coordinate(from: 0)
    scanner.skipSeparator()
    let rotation = try coordinate(from: 0)
    scanner.skipSeparator()
    let largeArc = try scanner.flag()
    scanner.skipSeparator()
    let clockwise = try scanner.flag()
    commands? += [largeArc ? 1 : 0, clockwise ? 1 : 0]
    scanner.skipSeparator()
    let end = try point(from: origin)
    path.addArc(
      radii: Size(width: abs(width), height: abs(height)), rotation: .degrees(rotation),
      largeArc: largeArc, clockwise: clockwise, to: end)
    move(to: end)
  }
}

extension PathDataParser {
  private mutating func addLine(to end: Point) {
    path.addLine(to: end)
    move(to: end)
  }

  private mutating func addQuad(_ control: Point, to end: Point) {
    path.addQuadCurve(to: end, control: control)
    move(to: end)
    quadControl = control
  }

  private mutating func move(to point: Point) {
    current = point
    cubicControl = nil
    quadControl = nil
  }

  /// The control point mirrored in the current point, which it is itself after another command.
  private func reflection(of control: Point?) throws(PathDataError) -> Point {
    guard let control else { return current }
    let mirrored = current + (current - control)
    guard mirrored.x.isFinite, mirrored.y.isFinite else {
      throw PathDataError(.numberOutOfRange, offset: scanner.offset)
    }
    return mirrored
  }

  private mutating func point(from origin: Point) throws(PathDataError) -> Point {
    let x = try coordinate(from: origin.x)
    scanner.skipSeparator()
    return Point(x, try coordinate(from: origin.y))
  }

  private mutating func coordinate(from origin: Double) throws(PathDataError) -> Double {
    let offset = scanner.offset
    let coordinate = origin + (try scanner.number())
    guard coordinate.isFinite else { throw PathDataError(.numberOutOfRange, offset: offset) }
    return coordinate
  }
}

extension PathDataParser {
  /// A command letter taken apart.
  private struct Command {
    /// The kind of command, by its letter in lower case.
    enum Kind: UInt8 {
      case move = 0x6d, line = 0x6c, horizontal = 0x68, vertical = 0x76, cubic = 0x63
      case smoothCubic = 0x73, quad = 0x71, smoothQuad = 0x74, arc = 0x61, close = 0x7a
    }

    var kind: Kind
    let isRelative: Bool

    init?(_ letter: UInt8) {
      isRelative = letter & 0x20 != 0
      guard let kind = Kind(rawValue: letter | 0x20) else { return nil }
      self.kind = kind
    }
  }
}
