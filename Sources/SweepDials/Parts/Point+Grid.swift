import SweepGeometry

extension Point {
  /// The nearest point of a grid of 0.01 dial units.
  ///
  /// Marks stand on it: no screen shows the difference, and a third digit of each of their numbers
  /// would be a fifteenth of a dial's file.
  var onGrid: Point {
    Point((x * 100).rounded() / 100, (y * 100).rounded() / 100)
  }
}
