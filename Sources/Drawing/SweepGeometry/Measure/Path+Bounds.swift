extension Path {
  /// The smallest upright rectangle about the outline, without its stroke; nil for an empty path.
  ///
  /// It is exact: curves and arcs are evaluated at their extrema, in closed form. Moves without
  /// drawing count as well, as in `CGPath.boundingBoxOfPath`.
  public var boundingBox: Rect? {
    guard let first = elements.first else { return nil }
    var bounds = Bounds(first.isMove ? first.end ?? .zero : .zero)
    for case .move(let point) in elements { bounds.include(point) }
    forEachSegment { segment in
      switch segment {
      case .line(let start, let end):
        bounds.include(start)
        bounds.include(end)
      case .cubic(let cubic): bounds.include(cubic)
      case .arc(let arc): bounds.include(arc)
      }
    }
    return bounds.rect
  }
}

/// The edges of a growing rectangle.
private struct Bounds {
  private var minX: Double, minY: Double, maxX: Double, maxY: Double

  init(_ point: Point) { (minX, minY, maxX, maxY) = (point.x, point.y, point.x, point.y) }

  var rect: Rect { Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }

  mutating func include(_ point: Point) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  mutating func include(_ cubic: Cubic) {
    include(cubic.start)
    include(cubic.end)
    // Most curves of a dial bend inside the box of their ends.
    let hull = cubic.hull
    if contains(hull) { return }
    for t in cubic.turningPoints { include(cubic.point(at: t)) }
  }

  mutating func include(_ arc: Arc) {
    include(arc.point(at: 0))
    include(arc.point(at: 1))
    for t in arc.turningPoints { include(arc.point(at: t)) }
  }

  private func contains(_ rect: Rect) -> Bool {
    rect.minX >= minX && rect.minY >= minY && rect.maxX <= maxX && rect.maxY <= maxY
  }
}
