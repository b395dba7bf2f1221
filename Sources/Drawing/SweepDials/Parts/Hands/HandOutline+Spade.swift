import SweepGeometry

extension HandOutline {
  /// A spade whose broadest place stands at `disc`, below a point and over a thin shaft.
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
