extension Point {
  /// The nearest point of a grid of 0.01 units.
  ///
  /// Marks stand on it: no screen shows the difference, and a third digit of each of their numbers
  /// would be a fifteenth of a dial's file.
  @inline(__always)
  package var onGrid: Point {
    // Beyond it hundredths are no longer counted exactly.
    guard x.magnitude < 1e12, y.magnitude < 1e12 else { return self }
    let both = SIMD2(x, y).snapped
    return Point(both.x, both.y)
  }
}

extension SIMD2<Double> {
  /// The nearest whole numbers of hundredths, of two the even one, and without a negative zero; the
  /// numbers must be below 10¹² in magnitude.
  @inline(__always)
  fileprivate var snapped: SIMD2<Double> {
    // Added to 1.5 * 2^52, a number has no room for a fraction.
    let magic = 6755399441055744.0
    return (self * 100 + magic - magic) / 100
  }
}

extension Path {
  /// Makes lines along rays from the origin, between two distances from it, both below 10⁹, with
  /// their ends on the grid.
  ///
  /// This is where the building of dials spends its time, so two marks are made at once.
  package init(
    marksAt angles: UnsafeBufferPointer<Angle>, from outer: Double, to inner: Double
  ) {
    // Of an odd number of marks the last is made twice, and counted once.
    elements = Array(unsafeUninitializedCapacity: 2 * (angles.count + 1)) { elements, count in
      // All sines before all points: short loops, whose passes the processor works at side by side.
      Angle.withHeadings(angles) { start, headings in
        for (place, heading) in headings.enumerated() {
          let (outerX, outerY) = ((heading.x * outer).snapped, (heading.y * outer).snapped)
          let (innerX, innerY) = ((heading.x * inner).snapped, (heading.y * inner).snapped)
          let index = 4 * (start + place)
          elements.initializeElement(at: index, to: .move(to: Point(outerX.x, outerY.x)))
          elements.initializeElement(at: index + 1, to: .line(to: Point(innerX.x, innerY.x)))
          elements.initializeElement(at: index + 2, to: .move(to: Point(outerX.y, outerY.y)))
          elements.initializeElement(at: index + 3, to: .line(to: Point(innerX.y, innerY.y)))
        }
      }
      count = 2 * angles.count
    }
  }
}
