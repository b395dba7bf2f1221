extension Path {
  /// Makes lines along rays from the origin, between two distances from it, both below 10⁹, with
  /// their ends on the grid.
  package init(marksAlong headings: [Vector], from outer: Double, to inner: Double) {
    self.init(marks: headings.count, from: outer, to: inner) { headings[$0] }
  }

  /// Makes such lines in some of the directions that follow each other at an even turn.
  ///
  /// Building dials spends most of its time here. Each direction is the sum of two of a few
  /// directions with known sines: sin(a + b) = sin a cos b + cos a sin b.
  ///
  /// - Parameter places: which of the directions, rising, counted from 0 for the first.
  package init(
    marksAt places: UnsafeBufferPointer<Int>, of first: Angle, every step: Angle,
    from outer: Double, to inner: Double
  ) {
    let stride = 8
    // An even number of rows.
    let rows = (places.last ?? 0) / (2 * stride) * 2 + 2
    self = withUnsafeTemporaryAllocation(of: Vector.self, capacity: stride + rows) { table in
      Angle.initialize(headings: .init(rebasing: table[..<stride]), from: .zero, every: step)
      Angle.initialize(
        headings: .init(rebasing: table[stride...]), from: first, every: step * Double(stride))
      return Path(marks: places.count, from: outer, to: inner) { mark in
        let place = places[mark]
        let (far, near) = (table[stride &+ place / stride], table[place % stride])
        // A heading is its angle's sine and, downwards, its cosine.
        return Vector(
          dx: -far.dx * near.dy - far.dy * near.dx, dy: far.dx * near.dx - far.dy * near.dy)
      }
    }
  }

  @inline(__always)
  private init(
    marks count: Int, from outer: Double, to inner: Double, heading: (Int) -> Vector
  ) {
    elements = Array(unsafeUninitializedCapacity: 2 * count) { elements, initialized in
      for mark in 0..<count {
        let heading = heading(mark)
        let direction = SIMD2(heading.dx, heading.dy)
        let (start, end) = ((direction * outer).onGrid, (direction * inner).onGrid)
        elements.initializeElement(at: 2 &* mark, to: .move(to: Point(start.x, start.y)))
        elements.initializeElement(at: 2 &* mark &+ 1, to: .line(to: Point(end.x, end.y)))
      }
      initialized = 2 * count
    }
  }
}
