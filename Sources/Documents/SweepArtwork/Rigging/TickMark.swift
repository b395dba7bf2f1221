import SweepGeometry
import SweepScene

/// A thin straight mark of a drawing.
struct TickMark {
  var from: Point
  var to: Point
  /// The number of its element.
  var index: Int

  var length: Double { from.distance(to: to) }
  var middle: Point { from.interpolated(to: to, 0.5) }

  /// The distance of a point from the line through it.
  func distance(to point: Point) -> Double {
    let along = to - from
    return along.length > 0 ? abs(along.cross(point - from)) / along.length : .infinity
  }

  /// The point at which the lines through two marks cross; nil for nearly parallel ones.
  func crossing(_ other: TickMark) -> Point? {
    let (u, v) = (to - from, other.to - other.from)
    let cross = u.cross(v)
    guard abs(cross) > 0.02 * u.length * v.length else { return nil }
    return from + u * ((other.from - from).cross(v) / cross)
  }
}

extension DrawnElements {
  /// The marks beyond which a drawing is not searched.
  private static let most = 5000

  /// The thin marks of the drawing: lines, dashes along arcs, and thin filled outlines.
  var marks: [TickMark] {
    var marks: [TickMark] = []
    for index in all.indices where marks.count < Self.most {
      guard let shape = all[index].shape, let path = all[index].path, path.elements.count < 50_000
      else { continue }
      if shape.strokeColor != .none, !shape.lineDashPattern.isEmpty {
        marks += dashes(shape, index).filter(isOfMarks)
      } else {
        let isFilled = shape.fillColor != .none
        for part in path.parts.prefix(Self.most - marks.count) {
          let line = part.isLine && shape.strokeColor != .none ? part.ends : nil
          guard let (from, to) = line ?? (isFilled ? part.thinAxis : nil) else { continue }
          let mark = TickMark(from: from, to: to, index: index)
          if isOfMarks(mark) { marks.append(mark) }
        }
      }
    }
    return marks
  }

  /// Whether it is as long as marks are.
  private func isOfMarks(_ mark: TickMark) -> Bool {
    mark.length > 1e-3 * size && mark.length < size / 3
  }

  /// The marks that dashes along arcs are; none for dashes that are longer than the gaps.
  private func dashes(_ shape: Layer.Shape, _ index: Int) -> [TickMark] {
    let pattern = shape.lineDashPattern
    let isOfArcs = shape.path.elements.allSatisfy {
      switch $0 {
      case .move, .arc, .close: true
      case .line, .quad, .cubic: false
      }
    }
    guard isOfArcs, shape.lineDashPhase == 0, pattern.count.isMultiple(of: 2),
      stride(from: 0, to: pattern.count, by: 2).allSatisfy({ pattern[$0] < pattern[$0 + 1] })
    else { return [] }
    let map = all[index].map
    return shape.path.circularArcs.flatMap { arc -> [TickMark] in
      var (marks, place, next) = ([TickMark](), 0.0, 0)
      let length = abs(arc.sweep.radians) * arc.radii.width
      // The last one may be cut within rounding.
      while place + pattern[next] * 0.99 <= length, marks.count < Self.most {
        let middle = arc.point(at: (place + pattern[next] / 2) / length)
        let half = (middle - arc.center) * (shape.lineWidth / 2 / arc.radii.width)
        marks.append(
          TickMark(
            from: map.apply(to: middle - half), to: map.apply(to: middle + half), index: index))
        place += pattern[next] + pattern[next + 1]
        next = (next + 2) % pattern.count
      }
      return marks
    }
  }
}

extension Path {
  /// The subpaths.
  fileprivate var parts: [Path] {
    var parts: [Path] = []
    for element in elements {
      if case .move = element { parts.append(Path()) }
      if parts.isEmpty { parts.append(Path()) }
      parts[parts.count - 1].elements.append(element)
    }
    return parts
  }

  /// Whether it is one straight line.
  fileprivate var isLine: Bool {
    guard elements.count == 2, case .line = elements[1] else { return false }
    return true
  }

  fileprivate var ends: (Point, Point)? {
    guard let from = elements.first?.end, let to = elements.last?.end else { return nil }
    return (from, to)
  }

  /// The middle line of a small outline that is at least twice as long as it is wide; nil for others.
  fileprivate var thinAxis: (Point, Point)? {
    guard (4...24).contains(elements.count) else { return nil }
    var points: [Point] = []
    forEachSegment { segment in
      for point in [segment.point(at: 0), segment.point(at: 0.5)] where points.last != point {
        points.append(point)
      }
    }
    let count = Double(points.count)
    let middle = Point(
      points.reduce(0) { $0 + $1.x } / count, points.reduce(0) { $0 + $1.y } / count)
    // The direction in which the points are spread most.
    let spread = points.reduce(into: Vector.zero) { sum, point in
      let arm = point - middle
      sum = sum + Vector(dx: -2 * arm.dx * arm.dy, dy: arm.dx * arm.dx - arm.dy * arm.dy)
    }
    let along = Vector(heading: spread.direction / 2)
    let reach = points.map { ($0 - middle).dot(along) }
    let across = points.map { ($0 - middle).cross(along) }
    guard let low = reach.min(), let high = reach.max(), let left = across.min(),
      let right = across.max(), high - low >= 2 * (right - left)
    else { return nil }
    let center = middle + Vector(dx: along.dy, dy: -along.dx) * ((left + right) / 2)
    return (center + along * low, center + along * high)
  }

  /// The arcs of circles in it, of which pieces that follow each other are one.
  var circularArcs: [Arc] {
    var arcs: [Arc] = []
    forEachSegment { segment in
      guard case .arc(let arc) = segment, arc.isCircular else { return }
      let air = 1e-6 * arc.radii.width
      if let last = arcs.last, last.center.distance(to: arc.center) < air,
        last.point(at: 1).distance(to: arc.point(at: 0)) < air
      {
        arcs[arcs.count - 1].sweep += arc.sweep
      } else {
        arcs.append(arc)
      }
    }
    return arcs
  }
}
