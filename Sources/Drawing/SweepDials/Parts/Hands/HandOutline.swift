import SweepGeometry

/// The outline of a clock hand that points up from the origin.
struct HandOutline {
  let style: Hands.Style
  let length: Double
  let tail: Double
  var width: Double
  /// The radius of the disc of a railway clock's second hand, whose middle stands at `length`.
  var disc = 0.0

  var path: Path {
    switch style {
    case .classic: bar(tip: width * 0.84, foot: width * 1.16, isRound: true)
    case .slim: bar(tip: width, foot: width, isRound: true)
    case .railway: disc > 0 ? lollipop : bar(tip: width * 0.8, foot: width, isRound: false)
    case .leaf: leaf
    }
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

  private var lollipop: Path {
    var path = bar(tip: width, foot: width * 1.2, isRound: false)
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
