import SweepGeometry

/// The outline of a built-in needle that points up from the origin.
struct NeedleOutline {
  let style: Needle.Style
  let length: Double
  let tail: Double
  let width: Double
  /// The width at the tip; nil for the style's own.
  var tip: Double?

  /// The half of the outline to the left (-1) or right (1) of the axis, closed along the axis.
  func path(side: Double) -> Path {
    var path = Path()
    path.reserveCapacity(16)
    path.move(to: Point(0, -length))
    trace(&path, side: side)
    path.close()
    return path
  }

  /// The whole outline.
  var whole: Path {
    var path = path(side: -1)
    path.append(self.path(side: 1))
    return path
  }

  private func trace(_ path: inout Path, side: Double) {
    let half = width / 2 * side
    switch style {
    case .tapered:
      // Thin beyond the middle of its length, so that it covers no label that it crosses.
      let tip = tip.map { $0 / 2 * side } ?? half * 0.14
      path.addLine(to: Point(tip, -length))
      path.addQuadCurve(to: Point(half, 0), control: Point(half * 0.26, -length / 2))
      addTail(&path, half / 0.9)
    case .sword:
      path.addLine(to: Point(half, -length * 0.68))
      path.addLine(to: Point(half * 0.76, 0))
      addTail(&path, half * 0.76)
    case .lozenge:
      path.addLine(to: Point(half, -length * 0.72))
      path.addLine(to: Point(half / 2, -length * 0.2))
      path.addLine(to: Point(half / 2, 0))
      addTail(&path, half / 2)
    case .bead, .diamond: addHead(&path, half, side)
    case .outboard:
      let (stem, foot) = (half * 0.12, -length + width * 1.2)
      path.addLine(to: Point(half, -length))
      path.addLine(to: Point(stem, foot))
      path.addLine(to: Point(stem * 1.15, 0))
      addTail(&path, stem * 1.15)
    case .spade:
      addSpade(&path, half)
    case .arrow:
      path.addLine(to: Point(half * 1.4, -length + width * 2.2))
      path.addLine(to: Point(half * 0.24, -length + width * 1.75))
      path.addLine(to: Point(half * 0.5, 0))
      addTail(&path, half)
    case .baton:
      path.addQuadCurve(
        to: Point(half * 0.26, -length + width * 0.13), control: Point(half * 0.26, -length))
      path.addLine(to: Point(half * 0.6, 0))
      addTail(&path, half * 0.6)
    case .triangle:
      if let tip { path.addLine(to: Point(tip / 2 * side, -length)) }
      path.addLine(to: Point(half, 0))
      addTail(&path, half)
    case .lollipop:
      addLollipop(&path, half, side)
    }
  }

  private func addHead(_ path: inout Path, _ half: Double, _ side: Double) {
    guard style == .diamond else {
      let radii = Size(width: width * 0.95, height: width * 0.95)
      path.addLine(to: Point(0, -length - radii.height))
      path.addArc(radii: radii, clockwise: side > 0, to: Point(0, -length + radii.height))
      return
    }
    path.addLine(to: Point(half * 0.26, -length * 0.6))
    path.addLine(to: Point(half * 1.6, -length * 0.4))
    path.addLine(to: Point(half * 0.7, min(tail, width)))
    path.addLine(to: Point(0, min(tail, width)))
  }

  /// Goes round a disc and down a thin stem.
  private func addLollipop(_ path: inout Path, _ half: Double, _ side: Double) {
    let stem = half * 0.3
    let disc = width * 0.85
    // On the near side of the labels, as the moon of a Breguet hand.
    let middle = length * 0.62
    let reach = (disc * disc - stem * stem).squareRoot()
    path.addLine(to: Point(stem * 0.6, -length))
    path.addLine(to: Point(stem, -middle - reach))
    path.addArc(
      radii: Size(width: disc, height: disc), largeArc: false, clockwise: side > 0,
      to: Point(stem, -middle + reach))
    path.addLine(to: Point(stem * 1.4, 0))
    addTail(&path, half)
  }

  /// Goes round a leaf below the point and down a shaft to a crescent.
  private func addSpade(_ path: inout Path, _ half: Double) {
    path.addLine(to: Point(half * 0.2, -length * 0.776))
    path.addQuadCurve(
      to: Point(half * 0.16, -length * 0.6), control: Point(half * 1.84, -length * 0.69))
    path.addLine(to: Point(half * 0.46, 0))
    addCrescent(&path, half)
  }

  /// Goes down along the tail to a crescent, and round it to the axis.
  private func addCrescent(_ path: inout Path, _ half: Double) {
    guard tail > 0 else { return path.addLine(to: .zero) }
    path.addLine(to: Point(half * 0.4, tail * 0.55))
    path.addQuadCurve(to: Point(half * 1.8, tail), control: Point(half * 1.9, tail * 0.7))
    path.addQuadCurve(to: Point(0, tail * 0.8), control: Point(half * 1.4, tail * 0.82))
  }

  /// Goes down along the tail, which grows a little wider, and round its end to the axis.
  private func addTail(_ path: inout Path, _ half: Double) {
    guard tail > 0 else { return path.addLine(to: .zero) }
    let round = min(abs(half) * 0.7, tail)
    path.addLine(to: Point(half, tail - round))
    path.addQuadCurve(to: Point(0, tail), control: Point(half, tail))
  }
}
