import SweepGeometry

/// Marks that point to one centre and begin, end or have their middles on one circle.
struct TickRing {
  /// A mark by its direction from the centre.
  struct Tick {
    var angle: Angle
    var length: Double
    var index: Int
  }

  /// The ticks by their directions, -180° … 180°, without shorter ones in the same direction.
  var ticks: [Tick]
  /// The radius of the circle.
  var radius: Double

  /// The greatest ring of marks about a centre; nil for fewer than three.
  init?(_ marks: [TickMark], about center: Point, without needle: Range<Int>? = nil) {
    let radial = marks.filter { mark in
      let near = min(mark.from.distance(to: center), mark.to.distance(to: center))
      let arm = mark.middle.distance(to: center)
      return needle?.contains(mark.index) != true && near > 0.3 * arm
        && mark.distance(to: center) <= 0.03 * arm
    }
    let keys: [(TickMark) -> Double] = [
      { max($0.from.distance(to: center), $0.to.distance(to: center)) },
      { min($0.from.distance(to: center), $0.to.distance(to: center)) },
      { $0.middle.distance(to: center) },
    ]
    let best = keys.map { Self.mostAlike(radial, by: $0) }.max { $0.marks.count < $1.marks.count }
    guard let best, best.marks.count > 2 else { return nil }
    radius = best.radius
    ticks = []
    let found = best.marks.map { mark in
      Tick(angle: (mark.middle - center).direction.signed, length: mark.length, index: mark.index)
    }.sorted { ($0.angle, -$0.length) < ($1.angle, -$1.length) }
    for tick in found {
      guard let last = ticks.last, (tick.angle - last.angle).degrees < 0.05 else {
        ticks.append(tick)
        continue
      }
      if tick.length > last.length { ticks[ticks.count - 1] = tick }
    }
    guard ticks.count > 2 else { return nil }
  }

  /// The marks of which a radius differs by at most 2 %, the most of them.
  private static func mostAlike(
    _ marks: [TickMark], by radius: (TickMark) -> Double
  ) -> (marks: [TickMark], radius: Double) {
    let sorted = marks.map { (mark: $0, radius: radius($0)) }.sorted { $0.radius < $1.radius }
    var (best, low) = (0..<0, 0)
    for high in sorted.indices {
      while sorted[high].radius > sorted[low].radius * 1.02 { low += 1 }
      if high + 1 - low > best.count { best = low..<(high + 1) }
    }
    return (sorted[best].map(\.mark), best.isEmpty ? 0 : sorted[best.lowerBound].radius)
  }

  /// The longest ticks, or all of them if they are of one length.
  var major: [Tick] {
    let longest = ticks.map(\.length).max() ?? 0
    return ticks.filter { $0.length >= 0.9 * longest }
  }
}

/// The point at which most of the lines through some marks cross.
struct TickCrossing {
  var point: Point
  /// The number of marks that point to it.
  var count: Int

  /// Finds the point, tried at some places and at the crossings of a sample of the marks; nil for fewer than
  /// three marks that point to one.
  init?(_ marks: [TickMark], tried places: [Point], size: Double) {
    let sample = marks.count <= 300 ? marks : (0..<300).map { marks[$0 * marks.count / 300] }
    func support(_ point: Point) -> [TickMark] {
      sample.filter { mark in
        let arm = mark.middle.distance(to: point)
        return arm > 1.5 * mark.length && mark.distance(to: point) <= 0.01 * min(arm, size)
      }
    }
    var hypotheses = places
    for (first, mark) in sample.enumerated() {
      for step in [1, 2, 5, 11] where first + step < sample.count {
        if let point = mark.crossing(sample[first + step]) { hypotheses.append(point) }
      }
    }
    let counts = hypotheses.prefix(1500).map { ($0, support($0).count) }
    guard let best = counts.max(by: { $0.1 < $1.1 }), best.1 > 2,
      let point = Self.center(of: support(best.0))
    else { return nil }
    self.point = point
    count = marks.filter { $0.distance(to: point) <= 0.01 * size }.count
  }

  /// The point with the least squares of distances from the lines, the longer ones counted for more.
  private static func center(of marks: [TickMark]) -> Point? {
    var (xx, xy, yy, x, y) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for mark in marks {
      let normal = Vector(dx: mark.to.y - mark.from.y, dy: mark.from.x - mark.to.x)
      let offset = normal.dot(mark.from - .zero)
      xx += normal.dx * normal.dx
      xy += normal.dx * normal.dy
      yy += normal.dy * normal.dy
      x += normal.dx * offset
      y += normal.dy * offset
    }
    let determinant = xx * yy - xy * xy
    guard determinant > 1e-6 * (xx + yy) * (xx + yy) else { return nil }
    return Point((x * yy - y * xy) / determinant, (y * xx - x * xy) / determinant)
  }
}

extension Angle {
  /// The same direction from -180° up to 180°.
  var signed: Angle {
    let turned = normalized.degrees
    return .degrees(turned > 180 ? turned - 360 : turned)
  }
}
