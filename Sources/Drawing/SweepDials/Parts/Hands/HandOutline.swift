import SweepGeometry

/// The outline of a clock hand that points up from the origin.
struct HandOutline {
  let style: Hands.Style
  let length: Double
  let tail: Double
  var width: Double
  /// The width at the tip, as a part of the width at the foot.
  var tip = 0.72
  /// The radius of the second hand's disc: of a railway clock its middle stands at `length`, of
  /// lozenges at `tail`; of a spade the distance of its broadest place.
  var disc = 0.0

  var path: Path {
    switch style {
    case .classic: bar(tip: width * 0.84, foot: width * 1.16, isRound: true)
    case .slim: disc > 0 ? bead : bar(tip: width * tip, foot: width, isRound: true)
    case .railway: disc > 0 ? lollipop : bar(tip: width * tip, foot: width, isRound: false)
    case .leaf: leaf
    case .dauphine: disc > 0 ? counterweight : facet(-1).joined(with: facet(1))
    case .spade: spade
    case .stick: disc > 0 ? ring : bar(tip: width * tip, foot: width, isRound: false)
    case .baton: baton(width, from: -tail, to: length)
    case .open:
      // The slot has the opposite direction, so that it stays open.
      baton(width, from: -tail, to: length)
        .joined(with: baton(width * 0.48, from: 16, to: length - width * 0.8, side: -1))
    }
  }

  /// Whether its two sides lie in different light.
  var hasFacets: Bool { style == .dauphine && disc == 0 }

  /// The left (-1) or right (1) side of a lozenge.
  func facet(_ side: Double) -> Path {
    var path = Path()
    path.move(to: Point(0, -length))
    path.addLine(to: Point(side * width / 2, -length * 0.15))
    path.addLine(to: Point(side * width / 3, tail))
    path.addLine(to: Point(0, tail))
    path.close()
    return path
  }

  /// The inlay of a baton; nil for hands without one.
  var inlay: Path? {
    style == .baton ? baton(width * 0.58, from: length * 0.26, to: length - width * 0.62) : nil
  }

  /// A bar that grows a little towards its point.
  private func baton(
    _ width: Double, from foot: Double, to tip: Double, side: Double = 1
  ) -> Path {
    var path = Path()
    path.move(to: Point(0, -tip))
    for (x, y) in [(0.5, width - tip), (0.36, -foot), (-0.36, -foot), (-0.5, width - tip)] {
      path.addLine(to: Point(x * width * side, y))
    }
    path.close()
    return path
  }

  /// A bar that ends behind the pivot in an open ring.
  private var ring: Path {
    var path = bar(tip: width * 0.7, foot: width, isRound: false)
    // The hole has the opposite direction, so that it stays open.
    for (radius, isClockwise) in [(disc, true), (disc * 0.5, false)] {
      let radii = Size(width: radius, height: radius)
      let (top, bottom) = (Point(0, tail + disc - radius), Point(0, tail + disc + radius))
      path.move(to: top)
      path.addArc(radii: radii, clockwise: isClockwise, to: bottom)
      path.addArc(radii: radii, clockwise: isClockwise, to: top)
      path.close()
    }
    return path
  }

  /// The outline with another width.
  func broader(by factor: Double) -> HandOutline {
    var outline = self
    outline.width *= factor
    return outline
  }

  /// A bar from the tail to the tip, which is round or flat.
  private func bar(tip: Double, foot: Double, isRound: Bool) -> Path {
    let (tip, end) = (tip / 2, foot / 2)
    var path = Path()
    path.reserveCapacity(6)
    if isRound {
      path.move(to: Point(-tip, -length + tip))
      path.addArc(
        radii: Size(width: tip, height: tip), clockwise: true, to: Point(tip, -length + tip))
    } else {
      path.move(to: Point(-tip, -length))
      path.addLine(to: Point(tip, -length))
    }
    path.addLine(to: Point(end, tail))
    path.addLine(to: Point(-end, tail))
    path.close()
    return path
  }

  private var bead: Path { .circle(center: Point(0, -length), radius: disc) }

  private var counterweight: Path {
    bar(tip: width * 0.5, foot: width, isRound: false)
      .joined(with: .circle(center: Point(0, tail), radius: disc))
  }

  private var lollipop: Path {
    var path = bar(tip: width * tip, foot: width, isRound: false)
    path.append(.circle(center: Point(0, -length), radius: disc))
    return path
  }

  /// A leaf on a stalk, widest at two fifths of its length, over a counterweight.
  private var leaf: Path {
    let (stalk, half) = (width * 0.16, width / 2)
    let widest = -length * 0.42
    var path = Path()
    path.move(to: Point(0, -length))
    path.addCurve(
      to: Point(half, widest), control1: Point(width * 0.1, -length * 0.75),
      control2: Point(half, -length * 0.62))
    path.addCurve(
      to: Point(stalk, 0), control1: Point(half, -length * 0.26),
      control2: Point(stalk, -length * 0.2))
    path.addLine(to: Point(stalk * 1.6, tail))
    path.addLine(to: Point(-stalk * 1.6, tail))
    path.addLine(to: Point(-stalk, 0))
    path.addCurve(
      to: Point(-half, widest), control1: Point(-stalk, -length * 0.2),
      control2: Point(-half, -length * 0.26))
    path.addCurve(
      to: Point(0, -length), control1: Point(-half, -length * 0.62),
      control2: Point(-width * 0.1, -length * 0.75))
    path.close()
    return path
  }
}

extension HandOutline {
  /// A spade with its widest point at `disc`, below a point and over a thin shaft.
  var spade: Path { half(side: -1).joined(with: half(side: 1)) }

  /// One side, closed along the axis.
  private func half(side: Double) -> Path {
    var path = Path()
    path.move(to: Point(0, -length))
    trace(&path, side: side)
    if tail > 0 {
      path.addLine(to: Point(side * width * 0.12, tail - 2))
      path.addQuadCurve(to: Point(0, tail), control: Point(side * width * 0.12, tail))
    } else {
      path.addLine(to: .zero)
    }
    path.close()
    return path
  }

  /// The way from the point down to the pivot, on one side.
  private func trace(_ path: inout Path, side: Double) {
    let half = width / 2
    func place(_ across: Double, _ up: Double) -> Point {
      Point(side * across * half, -disc - up * half)
    }
    path.addLine(to: Point(side * half * 0.08, -length))
    path.addLine(to: place(0.1, 2.1))
    path.addCurve(
      to: place(0.36, 1.19), control1: place(0.13, 1.8), control2: place(0.2, 1.52))
    path.addCurve(to: place(1, 0), control1: place(0.62, 0.81), control2: place(1, 0.48))
    path.addCurve(
      to: place(0.44, -0.61), control1: place(1, -0.39), control2: place(0.73, -0.61))
    path.addCurve(
      to: place(0.17, -0.5), control1: place(0.29, -0.61), control2: place(0.21, -0.55))
    path.addLine(to: Point(side * half * 0.22, -10))
    path.addLine(to: Point(side * half * 0.3, -6.5))
    path.addLine(to: Point(side * half * 0.3, 0))
  }
}

extension Path {
  /// The outline with another one behind it.
  func joined(with other: Path) -> Path {
    var path = self
    path.append(other)
    return path
  }
}
