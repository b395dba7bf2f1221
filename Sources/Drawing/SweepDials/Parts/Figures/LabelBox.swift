import SweepGeometry

/// The room of a line of text on a dial: a rectangle about its optical middle, with a little air.
struct LabelBox {
  var center: Point
  /// The turn of the text's baseline; zero for upright text.
  var turn: Angle
  var halfWidth: Double
  var halfHeight: Double

  /// Makes the room of a text whose width is given in parts of its size.
  init(center: Point, turn: Angle = .zero, advance: Double, hangs: Bool, size: Double) {
    // Figures and capitals are 0.72 high; letters with a descender reach 0.21 below the baseline.
    self.center = center
    self.turn = turn
    halfWidth = advance * size / 2 + 0.14 * size
    halfHeight = (hangs ? 0.59 : 0.42) * size
  }

  /// The square of the distance of a corner from the center.
  var squaredReach: Double { halfWidth * halfWidth + halfHeight * halfHeight }

  /// Whether no point lies in both rectangles: whether one of their sides parts them.
  @inline(__always)
  func isClear(of other: LabelBox) -> Bool {
    guard turn == .zero, other.turn == .zero else { return isClear(ofTurned: other) }
    let gap = other.center - center
    return abs(gap.dx) >= halfWidth + other.halfWidth
      || abs(gap.dy) >= halfHeight + other.halfHeight
  }

  private func isClear(ofTurned other: LabelBox) -> Bool {
    let gap = other.center - center
    return [turn, turn + .degrees(90), other.turn, other.turn + .degrees(90)].contains { side in
      // A direction along the text is 90° on from its turn.
      let axis = Vector(heading: side + .degrees(90))
      return abs(gap.dot(axis)) >= reach(along: axis) + other.reach(along: axis) - 1e-9
    }
  }

  private func reach(along axis: Vector) -> Double {
    let along = Vector(heading: turn + .degrees(90))
    return abs(axis.dot(along)) * halfWidth + abs(axis.cross(along)) * halfHeight
  }
}
