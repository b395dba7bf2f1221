extension Path {
  /// Even marks round the origin as dashes of arcs, which take fewer bytes than a line for each.
  ///
  /// Each arc begins with a mark, because Chromium lays dashes along chords: after a sixth
  /// of a circle a mark of a picture of any size is a sixth of a pixel off.
  ///
  /// - Parameters:
  ///   - angles: The directions of the marks, in order.
  ///   - outer: The radius of their outer ends.
  ///   - inner: The radius of their inner ends.
  ///   - width: Their width.
  /// - Returns: The arcs and the pattern of their dashes; nil for marks that are few, uneven or too
  ///   close to each other, and for those that would be seen to become narrower inwards.
  package static func dashedMarks(
    at angles: [Angle], from outer: Double, to inner: Double, width: Double
  ) -> (path: Path, pattern: [Double])? {
    let radius = (outer + inner) / 2
    guard angles.count > fewestDashes, width * (outer - inner) <= 0.25 * radius else { return nil }
    let turns = zip(angles, angles.dropFirst()).map {
      ($1 - $0).degrees.remainder(dividingBy: 360)
    }
    let sense = turns[0] < 0 ? -1.0 : 1
    let step = turns.map { $0 * sense }.min() ?? 0
    let arc = Angle.degrees(step).radians * radius
    guard arc > width * 1.2 else { return nil }
    let gaps = turns.map { ($0 * sense / step).rounded() }
    let isEven = zip(turns, gaps).allSatisfy { abs($0 * sense - $1 * step) < 1e-3 }
    let group = (1...longestGroup).first { size in
      gaps.indices.allSatisfy { gaps[$0] == gaps[$0 % size] }
    }
    guard isEven, let group else { return nil }
    let turn = gaps[..<group].reduce(0, +) * step
    guard turn <= 90 else { return nil }
    let marks = group * max(1, Int((55 / turn).rounded()))
    let lead = Angle.radians(width / 2 / radius * sense)
    var path = Path()
    for start in stride(from: 0, to: angles.count, by: marks) {
      let next = start + marks
      // The last one ends in a gap, so that none of its marks is cut.
      let end =
        next < angles.count
        ? angles[next] - lead : angles[angles.count - 1] + .degrees(step / 2 * sense)
      path.move(to: Point(at: angles[start] - lead, radius: radius).onGrid)
      path.addArc(
        radii: Size(width: radius, height: radius), clockwise: sense > 0,
        to: Point(at: end, radius: radius).onGrid)
    }
    return (path, gaps[..<group].flatMap { [width, $0 * arc - width] })
  }

  /// So few marks are written as lines.
  private static let fewestDashes = 20
  /// The greatest number of marks after which their distances repeat.
  private static let longestGroup = 12

  /// The straight lines across an outline that its dashes are as strokes of a width, from the left
  /// to the right.
  package func marks(ofDashes pattern: [Double], width: Double) -> [(from: Point, to: Point)] {
    guard pattern.count > 1, pattern.count.isMultiple(of: 2), pattern.allSatisfy({ $0 >= 0 }),
      (1e-3...1e9).contains(pattern.reduce(0, +)), width > 0, width < 1e9
    else { return [] }
    var marks: [(from: Point, to: Point)] = []
    forEachSegment { segment in
      let length = segment.length(tolerance: 1e-3)
      var (place, index) = (0.0, 0)
      // A dash may end with the segment, within rounding, but not begin there.
      while place + max(pattern[index], 2e-2) <= length + min(1e-2, pattern[index] / 2),
        marks.count < 10_000
      {
        let t = (place + pattern[index] / 2) / length
        let along = segment.derivative(at: t)
        guard along.length > 0 else { return }
        let across = Vector(dx: along.dy, dy: -along.dx) * (width / 2 / along.length)
        marks.append((segment.point(at: t) + across, segment.point(at: t) - across))
        place += pattern[index] + pattern[index + 1]
        index = (index + 2) % pattern.count
      }
    }
    return marks
  }
}
