import SweepGeometry
import SweepScene

/// The outline of a built-in needle that points up from the origin.
struct NeedleOutline {
  let style: Needle.Style
  let length: Double
  let tail: Double
  let width: Double

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
      let tip = width / 7.2 * side
      path.addQuadCurve(to: Point(tip, -length + abs(tip) * 1.6), control: Point(tip, -length))
      path.addLine(to: Point(half, 0))
      addTail(&path, half / 0.9)
    case .arrow:
      path.addLine(to: Point(half * 1.5, -length + width * 2.6))
      path.addLine(to: Point(half * 0.36, -length + width * 2.1))
      path.addLine(to: Point(half * 0.5, 0))
      addTail(&path, half)
    case .baton:
      path.addQuadCurve(
        to: Point(half * 0.6, -length + width * 0.3), control: Point(half * 0.6, -length))
      path.addLine(to: Point(half * 0.6, 0))
      addTail(&path, half * 0.6)
    case .triangle:
      path.addLine(to: Point(half, 0))
      addTail(&path, half)
    case .lollipop:
      let stem = half * 0.3
      let disc = width * 0.85
      let middle = length - disc * 2.4
      let reach = (disc * disc - stem * stem).squareRoot()
      path.addLine(to: Point(stem * 0.6, -length))
      path.addLine(to: Point(stem, -middle - reach))
      path.addArc(
        radii: Size(width: disc, height: disc), largeArc: false, clockwise: side > 0,
        to: Point(stem, -middle + reach))
      path.addLine(to: Point(stem * 1.4, 0))
      addTail(&path, half)
    }
  }

  /// Goes down along the tail, which grows a little wider, and round its end to the axis.
  private func addTail(_ path: inout Path, _ half: Double) {
    guard tail > 0 else { return path.addLine(to: .zero) }
    let round = min(abs(half) * 0.7, tail)
    path.addLine(to: Point(half, tail - round))
    path.addQuadCurve(to: Point(0, tail), control: Point(half, tail))
  }
}
