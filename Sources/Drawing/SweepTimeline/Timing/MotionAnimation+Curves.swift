import SweepGeometry
import SweepScene

extension MotionAnimation {
  /// Whether players that approximate curves by lines may exceed a tolerance, in user units or, if
  /// the layer turns with the path, in degrees.
  ///
  /// A curve that bends by less than the tolerance is as good as a line. Along others the engines
  /// were measured to be up to 0.3 units and 0.75° away.
  func strays(beyond tolerance: Double) -> Bool {
    let turns = rotationMode != .none
    guard tolerance < (turns ? 0.75 : 0.3) else { return false }
    var strays = false
    path.forEachSegment { segment in
      if !strays { strays = segment.bends(beyond: tolerance, orTurns: turns) }
    }
    return strays
  }
}

extension Segment {
  /// Whether it leaves the line between its ends by more than a distance, or, on request, its
  /// direction by more than so many degrees.
  fileprivate func bends(beyond tolerance: Double, orTurns: Bool) -> Bool {
    if case .line = self { return false }
    let start = point(at: 0)
    let chord = point(at: 1) - start
    let direction = chord.length > 0 ? chord * (1 / chord.length) : .zero
    return (1...8).contains { step in
      let way = point(at: Double(step) / 8) - start
      let along = min(max(way.dx * direction.dx + way.dy * direction.dy, 0), chord.length)
      let (x, y) = (way.dx - along * direction.dx, way.dy - along * direction.dy)
      let isAway = hypotenuse(x, y) > tolerance
      return isAway || orTurns && turn(to: Double(step) / 8) > tolerance
    }
  }

  /// The turn from its start on, in degrees.
  private func turn(to part: Double) -> Double {
    let (a, b) = (heading(at: 0), heading(at: part))
    return abs(arcTangent(a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy)) * 180 / .pi
  }
}
