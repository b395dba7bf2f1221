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
