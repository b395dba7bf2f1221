extension Path {
  /// The length of everything the path draws, closing lines included, in user units.
  ///
  /// Lines and arcs of circles are exact: SVG's `getTotalLength()`.
  ///
  /// - Parameter tolerance: The largest error in each curved segment, in user units.
  public func length(tolerance: Double = 1e-4) -> Double {
    var length = 0.0
    forEachSegment { length += $0.length(tolerance: tolerance) }
    return length
  }

  /// The place at a distance from the start along the path, and the direction of the path there.
  ///
  /// Measures the path each time; for many places make a `PathMeasure`.
  ///
  /// - Parameters:
  ///   - distance: The distance in user units; before 0 and beyond the length it is taken as
  ///     those.
  ///   - tolerance: The largest error of a distance within a curved segment, in user units.
  /// - Returns: The place; nil if the path has no length.
  public func point(
    atDistance distance: Double, tolerance: Double = 1e-4
  ) -> PathMeasure.Location? {
    PathMeasure(self, tolerance: tolerance).location(atDistance: distance)
  }
}
