import SweepGeometry

extension Pen {
  /// A quarter turn that leaves across and arrives upright; a share below 1 stops on the way.
  mutating func hv(_ x: Double, _ y: Double, upTo share: Double = 1) {
    follow(Quarter(from: at, to: Point(x, y), across: true, construction.bowl), to: share)
  }

  /// A quarter turn that leaves upright and arrives across.
  mutating func vh(_ x: Double, _ y: Double, upTo share: Double = 1) {
    follow(Quarter(from: at, to: Point(x, y), across: false, construction.bowl), to: share)
  }

  /// Begins a subpath within a quarter turn that sets out upright, of which the last share is
  /// drawn.
  mutating func begin(
    _ x0: Double, _ y0: Double, vh x1: Double, _ y1: Double, last share: Double
  ) {
    let turn = Quarter(
      from: Point(x0, y0), to: Point(x1, y1), across: false, construction.bowl)
    let start = turn.point(1 - share)
    move(start.x, start.y)
    follow(turn, from: 1 - share)
  }

  /// A piece of a quarter turn, at the start of which the pen is.
  mutating func follow(_ turn: Quarter, from first: Double = 0, to last: Double = 1) {
    if let tension = turn.tension {
      let piece = turn.cubic(tension).piece(from: first, to: last)
      curve(piece.control1, piece.control2, piece.end)
    } else {
      addTurn(
        radii: turn.radii, clockwise: turn.isClockwise, quarters: last - first,
        to: turn.point(last))
    }
  }

  /// The radii of the corners of a bowl of this size.
  func radii(_ width: Double, _ height: Double) -> Size {
    switch construction.bowl {
    case .stadium:
      let radius = min(width, height) / 2
      return Size(width: radius, height: radius)
    case .circle, .superellipse: return Size(width: width / 2, height: height / 2)
    }
  }

  /// A bowl that fills a rectangle.
  mutating func ring(_ l: Double, _ t: Double, _ r: Double, _ b: Double) {
    let radii = radii(r - l, b - t)
    let (rx, ry) = (radii.width, radii.height)
    move(l, t + ry)
    vh(l + rx, t)
    h(r - rx)
    hv(r, t + ry)
    v(b - ry)
    vh(r - rx, b)
    h(l + rx)
    hv(l, b - ry)
    close()
  }

  /// From here round a side to another height; `box` is the width of the whole bowl.
  mutating func bowl(_ x: Double, to y: Double, box: Double? = nil) {
    let radii = radii(box ?? r - l, abs(y - at.y))
    let (start, side, down) = (at, x > at.x ? 1.0 : -1, y > at.y ? 1.0 : -1)
    h(x - side * radii.width)
    hv(x, start.y + down * radii.height)
    v(y - down * radii.height)
    vh(x - side * radii.width, y)
  }

  /// From an upright line round a corner into another line, on which `share` of the way is cut.
  mutating func swing(_ corner: Point, towards end: Point, _ share: Double) {
    let landing = corner.interpolated(to: end, share)
    curve(at.interpolated(to: corner, 0.6), landing.interpolated(to: corner, 0.6), landing)
    line(end.x, end.y)
  }
}

/// A quarter turn between two places.
struct Quarter {
  let start: Point
  let end: Point
  /// Whether it sets out across, not upright.
  let across: Bool
  /// The share of the way to the corner at which the handles are; nil for an arc.
  let tension: Double?

  init(from start: Point, to end: Point, across: Bool, _ bowl: Construction.Bowl) {
    (self.start, self.end, self.across) = (start, end, across)
    if case .superellipse(let tension) = bowl { self.tension = tension } else { tension = nil }
  }

  var radii: Size { Size(width: abs(end.x - start.x), height: abs(end.y - start.y)) }
  var isClockwise: Bool { ((end.x - start.x) * (end.y - start.y) > 0) == across }

  func cubic(_ tension: Double) -> Cubic {
    let corner = across ? Point(end.x, start.y) : Point(start.x, end.y)
    return Cubic(
      start: start, control1: start.interpolated(to: corner, tension),
      control2: end.interpolated(to: corner, tension), end: end)
  }

  func point(_ share: Double) -> Point {
    if let tension { return cubic(tension).point(at: share) }
    let (sine, cosine) = Angle.degrees(90 * share).sineAndCosine
    let (x, y) = across ? (sine, 1 - cosine) : (1 - cosine, sine)
    return Point(start.x + (end.x - start.x) * x, start.y + (end.y - start.y) * y)
  }
}

extension Cubic {
  /// The piece between two parameters.
  func piece(from first: Double, to last: Double) -> Cubic {
    let (a, b) = (point(at: first), point(at: last))
    let third = (last - first) / 3
    return Cubic(
      start: a, control1: a + derivative(at: first) * third,
      control2: b - derivative(at: last) * third, end: b)
  }
}
