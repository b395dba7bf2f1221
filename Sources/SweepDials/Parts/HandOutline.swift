import SweepGeometry
import SweepScene

/// The outline of a clock hand that points up from the origin: a bar that narrows a little to a
/// round tip, and widens towards its tail.
struct HandOutline {
  let length: Double
  let tail: Double
  let width: Double

  var path: Path {
    let tip = width * 0.42
    let end = width * 0.58
    var path = Path()
    path.reserveCapacity(6)
    path.move(to: Point(-tip, -length + tip))
    path.addArc(
      radii: Size(width: tip, height: tip), clockwise: true, to: Point(tip, -length + tip))
    path.addLine(to: Point(end, tail))
    path.addLine(to: Point(-end, tail))
    path.close()
    return path
  }
}
