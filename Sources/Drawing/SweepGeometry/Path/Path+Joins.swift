extension Path {
  /// Whether two segments meet.
  package var hasJoins: Bool {
    zip(elements, elements.dropFirst()).contains { first, second in
      !first.isMove && first != .close && !second.isMove && second != .close
    }
  }

  /// Whether two segments meet at an angle that is mitred under one of two miter limits only, or
  /// nearly so.
  package func hasMiter(between limit: Double, and other: Double) -> Bool {
    guard min(limit, other) > 0, max(limit, other) < 1e9 else { return true }
    // Of the turn at a join, 1 + cos is 2 over the square of the miter's length.
    let (low, high) = (min(limit, other) * 0.95, max(limit, other) * 1.05)
    let sharp = 2 / (high * high)...2 / (low * low)
    var current = Point.zero
    var start = Point.zero
    var first: Vector?
    var last: Vector?
    for element in elements {
      let end = element.end ?? start
      if element.isMove {
        (start, first, last) = (end, nil, nil)
      } else if element != .close || end != current {
        guard let (leaving, arriving) = element.directions(from: current, to: end) else {
          if element.isShort(from: current) { continue }
          return true
        }
        if let last, sharp.contains(1 + last.dot(leaving)) { return true }
        (first, last) = (first ?? leaving, arriving)
      }
      if element == .close {
        if let first, let last, sharp.contains(1 + last.dot(first)) { return true }
        (first, last) = (nil, nil)
      }
      current = end
    }
    return false
  }
}

extension Path.Element {
  /// Whether it is a line to where it begins.
  fileprivate func isShort(from start: Point) -> Bool {
    if case .line(let end) = self { end == start } else { false }
  }

  /// The directions at both ends; nil where one is hard to determine.
  fileprivate func directions(
    from start: Point, to end: Point
  ) -> (leaving: Vector, arriving: Vector)? {
    let (leaving, arriving): (Vector, Vector)
    switch self {
    case .move: return nil
    case .line, .close: (leaving, arriving) = (end - start, end - start)
    case .quad(let control, _): (leaving, arriving) = (control - start, end - control)
    case .cubic(let one, let two, _): (leaving, arriving) = (one - start, end - two)
    case .arc(let radii, let rotation, let largeArc, let clockwise, _):
      guard
        let arc = Arc(
          from: start, to: end, radii: radii, rotation: rotation, largeArc: largeArc,
          clockwise: clockwise)
      else { return nil }
      (leaving, arriving) = (arc.derivative(at: 0), arc.derivative(at: 1))
    }
    let (one, other) = (leaving.length, arriving.length)
    guard one > 1e-9, other > 1e-9 else { return nil }
    return (leaving * (1 / one), arriving * (1 / other))
  }
}
