extension Point {
  /// The nearest point of a grid of 0.01 units.
  ///
  /// Marks are on it: no screen shows the difference, and a third digit of each of their numbers
  /// would be a fifteenth of a dial's file.
  @inline(__always)
  package var onGrid: Point {
    // Beyond it hundredths are no longer counted exactly.
    guard x.magnitude < 1e12, y.magnitude < 1e12 else { return self }
    let both = SIMD2(x, y).onGrid
    return Point(both.x, both.y)
  }
}

extension SIMD2<Double> {
  /// The nearest whole numbers of hundredths, of two the even one, and without a negative zero; the
  /// numbers must be below 10¹² in magnitude.
  @inline(__always)
  var onGrid: SIMD2<Double> {
    // Added to 1.5 * 2^52, a number has no room for a fraction.
    let magic = 6755399441055744.0
    return (self * 100 + magic - magic) / 100
  }
}
