extension Path {
  /// The outline whose numbers are made of those of two outlines with the same kinds of segments; nil
  /// for others.
  ///
  /// - Parameters:
  ///   - takesFlags: whether arcs have the flags of the other outline, or of this one; nil if they
  ///     must be equal.
  ///   - combine: makes a number of one of this outline and one of the other.
  package func combined(
    with other: Path, takesFlags: Bool? = nil, _ combine: (Double, Double) -> Double
  ) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    var combined: [Element] = []
    combined.reserveCapacity(elements.count)
    for (a, b) in zip(elements, other.elements) {
      guard let element = a.combined(with: b, takesFlags, combine) else { return nil }
      combined.append(element)
    }
    return Path(combined)
  }
}

extension Path.Element {
  fileprivate func combined(
    with other: Self, _ takesFlags: Bool?, _ combine: (Double, Double) -> Double
  ) -> Self? {
    func mix(_ a: Point, _ b: Point) -> Point { Point(combine(a.x, b.x), combine(a.y, b.y)) }
    switch (self, other) {
    case (.move(let a), .move(let b)): return .move(to: mix(a, b))
    case (.line(let a), .line(let b)): return .line(to: mix(a, b))
    case (.quad(let c, let a), .quad(let d, let b)):
      return .quad(control: mix(c, d), to: mix(a, b))
    case (.cubic(let c1, let c2, let a), .cubic(let d1, let d2, let b)):
      return .cubic(control1: mix(c1, d1), control2: mix(c2, d2), to: mix(a, b))
    case (
      .arc(let r, let turn, let large, let sweep, let a),
      .arc(let s, let turn2, let large2, let sweep2, let b)
    ):
      guard takesFlags != nil || large == large2 && sweep == sweep2 else { return nil }
      let isOther = takesFlags == true
      return .arc(
        radii: Size(width: combine(r.width, s.width), height: combine(r.height, s.height)),
        rotation: .degrees(combine(turn.degrees, turn2.degrees)),
        largeArc: isOther ? large2 : large, clockwise: isOther ? sweep2 : sweep, to: mix(a, b))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
