import SweepGeometry

extension Point {
  /// The nearest point of a grid of 0.01 dial units.
  ///
  /// Marks stand on it: no screen shows the difference, and a third digit of each of their numbers
  /// would be a fifteenth of a dial's file.
  var onGrid: Point {
    Point(Self.snapped(x), Self.snapped(y))
  }

  /// Rounded half away from zero; parts keep their lengths below 10⁶.
  private static func snapped(_ length: Double) -> Double {
    guard abs(length) < 1e12 else { return length }
    return Double(Int(length * 100 + (length < 0 ? -0.5 : 0.5))) / 100
  }
}
