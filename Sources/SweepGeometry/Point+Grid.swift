extension Point {
  /// The nearest point of a grid of 0.01 units.
  ///
  /// Marks stand on it: no screen shows the difference, and a third digit of each of their numbers
  /// would be a fifteenth of a dial's file.
  @inline(__always)
  package var onGrid: Point {
    // Beyond it hundredths are no longer counted exactly.
    guard x.magnitude < 1e12, y.magnitude < 1e12 else { return self }
    return Point(x.snapped, y.snapped)
  }
}

extension Double {
  /// The nearest whole number of hundredths, half away from zero.
  @inline(__always)
  fileprivate var snapped: Double {
    let scaled = self * 100
    let raised = scaled.magnitude + 0.5
    // Added to 2^52, a number has no room for a fraction.
    let near = (raised + 4503599627370496) - 4503599627370496
    let whole = near > raised ? near - 1 : near
    // Without a negative zero.
    return Double(signOf: scaled, magnitudeOf: whole) / 100 + 0
  }
}

extension Path {
  /// Makes lines along rays from the origin, between two distances from it, with their ends on the
  /// grid.
  package init(marksAt angles: [Angle], from outer: Double, to inner: Double) {
    elements = Array(unsafeUninitializedCapacity: 2 * angles.count) { elements, count in
      func addMark(_ heading: Vector) {
        elements.initializeElement(at: count, to: .move(to: (.zero + heading * outer).onGrid))
        elements.initializeElement(at: count + 1, to: .line(to: (.zero + heading * inner).onGrid))
        count += 2
      }
      for index in stride(from: 0, to: angles.count, by: 2) {
        let isLast = index + 1 == angles.count
        let headings = Angle.headings(angles[index], angles[isLast ? index : index + 1])
        addMark(headings.0)
        if !isLast { addMark(headings.1) }
      }
    }
  }
}
