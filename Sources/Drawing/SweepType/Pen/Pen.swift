import SweepGeometry

/// Draws the centre line of one glyph, within a frame that gives its lines names.
///
/// The skeleton's y runs from 0 at the top of the capitals to 100 at the base line. Horizontal
/// strokes at `t` and `b` fill the frame to its edges; round ones at `o` and `u` go beyond them.
struct Pen {
  let construction: Construction
  let width: Double
  /// The upper and the lower edge of the ink.
  let top: Double
  let base: Double
  var path = Path()
  /// The middles of dots, which a expander instances in its own way.
  private(set) var dots: [Point] = []
  /// The turn that the next one may go on with, and how many quarters it has.
  private var openTurn: (radii: Size, clockwise: Bool, quarters: Double)?

  init(_ construction: Construction, width: Double, top: Double = 0, base: Double = 100) {
    self.construction = construction
    self.width = width
    self.top = top
    self.base = base
  }

  var s: Double { construction.stroke }
  /// The centre lines of upright strokes at the left and the right edge, and the middle.
  var l: Double { s / 2 }
  var r: Double { width - s / 2 }
  var m: Double { width / 2 }
  /// Flat strokes.
  var t: Double { top + level / 2 }
  var b: Double { base - level / 2 }
  private var level: Double { construction.hairline ?? s }
  /// Round strokes.
  var o: Double { t - construction.overshoot }
  var u: Double { b + construction.overshoot }
  /// The height at a share of the frame, downwards.
  func y(_ share: Double) -> Double { top + (base - top) * share }
  /// The place at a share of the width.
  func x(_ share: Double) -> Double { width * share }

  var at: Point { path.currentPoint ?? .zero }

  mutating func move(_ x: Double, _ y: Double) {
    path.move(to: Point(x, y))
    openTurn = nil
  }

  /// A straight line, unless the pen is there already.
  mutating func line(_ x: Double, _ y: Double) {
    guard at.distance(to: Point(x, y)) > 0.01 else { return }
    path.addLine(to: Point(x, y))
    openTurn = nil
  }

  /// A level line, unless the pen is nearly there: such a short one between two arcs of a circle is
  /// invisible.
  mutating func h(_ x: Double) {
    if construction.bowl == .stadium, abs(x - at.x) < 1.2 { return }
    line(x, at.y)
  }
  mutating func v(_ y: Double) { line(at.x, y) }
  mutating func stroke(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    move(x0, y0)
    line(x1, y1)
  }

  mutating func curve(_ c1: Point, _ c2: Point, _ end: Point) {
    path.addCurve(to: end, control1: c1, control2: c2)
    openTurn = nil
  }

  mutating func close() {
    path.close()
    openTurn = nil
  }

  /// Appends a quarter of an ellipse, or less. Two that belong together become one arc: quarters,
  /// and pieces of a circle too, whereas the broad pen instances those of an ellipse one by one.
  mutating func addTurn(radii: Size, clockwise: Bool, quarters: Double, to end: Point) {
    var all = quarters
    if let open = openTurn, open.clockwise == clockwise,
      open.quarters == 1 && quarters == 1
        || construction.bowl == .stadium && open.quarters + quarters <= 2,
      abs(open.radii.width - radii.width) + abs(open.radii.height - radii.height) < 0.01
    {
      path.elements.removeLast()
      all += open.quarters
    }
    openTurn = (radii, clockwise, all)
    path.addArc(radii: radii, clockwise: clockwise, to: end)
  }

  mutating func addDot(_ x: Double, _ y: Double) { dots.append(Point(x, y)) }

  /// Appends the path of another pen.
  mutating func append(_ other: Path) {
    path.append(other)
    openTurn = nil
  }
}

extension Pen {
  /// The share of a terminal's turn that is drawn: of `share` as much as the construction's
  /// aperture.
  func open(_ share: Double) -> Double { share * construction.aperture }

  /// The sides of a bowl of this height: circles are as wide as they are high.
  func span(_ height: Double, inset: Double = 0) -> (Double, Double) {
    let full = r - l - 2 * inset
    let width = construction.bowl == .circle ? min(full, height * 1.04) : full
    return (m - width / 2, m + width / 2)
  }

  /// The radii of the arch over the whole width; where bowls are oval it takes a share of the
  /// height.
  func arch(share: Double) -> Size {
    switch construction.bowl {
    case .stadium, .circle: Size(width: (r - l) / 2, height: (r - l) / 2)
    case .superellipse: Size(width: (r - l) / 2, height: (u - o) * share / 2)
    }
  }

  /// The height of the middle of a stroke that ends at the ascenders' upper edge, and at the lower
  /// edge of descenders.
  var high: Double { -construction.ascender }
  var low: Double { 100 + construction.descender }
  /// The width of the box of a bowl that springs from a stem.
  func stemBox(_ height: Double) -> Double {
    construction.bowl == .circle ? min(height, 2 * (r - l)) : r - l
  }

  /// A dot about a place, a little wider than the pen: round where bowls are circles, else square.
  mutating func dot(_ x: Double, _ y: Double) {
    guard construction.hairline == nil else { return addDot(x, y) }
    if construction.bowl == .circle {
      // A circle narrower than the pen leaves a hole, which a line fills.
      let (radius, half) = (s * 0.13, s * 0.37)
      ring(x - radius, y - radius, x + radius, y + radius)
      stroke(x - half, y, x + half, y)
    } else {
      let d = s * 0.11
      polyline([
        Point(x - d, y - d), Point(x + d, y - d), Point(x + d, y + d), Point(x - d, y + d),
      ])
      close()
    }
  }
}
