extension Path {
  /// The same outline with every segment a cubic Bézier curve, as blending two shapes needs it.
  ///
  /// Lines become curves at an even pace, closing lines included unless they have no length; moves
  /// and closings stay. Arcs become several curves, see `Arc.cubics(tolerance:)`.
  ///
  /// - Parameter tolerance: The largest distance between an arc and its curves, in user units.
  public func toCubics(tolerance: Double = 1e-3) -> Path {
    var result = Path()
    result.reserveCapacity(elements.count)
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let to):
        result.move(to: to)
        start = to
      case .line(let to): result.add(Cubic(from: current, to: to))
      case .quad(let control, let to):
        result.add(Cubic(start: current, control: control, end: to))
      case .cubic: result.elements.append(element)
      case .arc: result.addCubics(of: element, from: current, tolerance: tolerance)
      case .close:
        if current != start { result.add(Cubic(from: current, to: start)) }
        result.close()
      }
      current = element.end ?? start
    }
    return result
  }

  private mutating func add(_ cubic: Cubic) {
    addCurve(to: cubic.end, control1: cubic.control1, control2: cubic.control2)
  }

  /// Appends the curves that follow an arc element.
  mutating func addCubics(of element: Element, from current: Point, tolerance: Double) {
    guard case .arc(let radii, let rotation, let largeArc, let clockwise, let to) = element
    else { return }
    let arc = Arc(
      from: current, to: to, radii: radii, rotation: rotation, largeArc: largeArc,
      clockwise: clockwise)
    guard var cubics = arc?.cubics(tolerance: tolerance) else {
      return add(Cubic(from: current, to: to))
    }
    // The end point itself, without the rounding of the centre form.
    cubics[cubics.count - 1].end = to
    for cubic in cubics { add(cubic) }
  }
}
