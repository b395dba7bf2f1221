/// The lengths of a path's segments, worked out once to find many places along it.
///
/// The counterpart of SVG's `getTotalLength()` and `getPointAtLength()`, and what a
/// `CAKeyframeAnimation` with a `path` and paced calculation moves along. For a single place
/// `Path.point(atDistance:)` is as good.
///
/// ```swift
/// let measure = PathMeasure(.circle(radius: 50))
/// measure.length                         // 314.1592653589793
/// measure.location(atDistance: 0)?.point // (50, 0)
/// ```
public struct PathMeasure: Sendable {
  /// A place on a path and the way the path runs there.
  public struct Location: Hashable, Sendable {
    /// The place.
    public var point: Point
    /// The unit direction of movement; at a corner, that of the segment that ends there.
    public var tangent: Vector

    /// The direction of movement on a dial: 0° is up, 90° to the right.
    public var direction: Angle { tangent.direction }
  }

  /// The length of all drawn segments, closing lines included, in user units.
  public var length: Double { spans.last?.end ?? 0 }

  private let spans: [Span]
  private let tolerance: Double

  private struct Span {
    let segment: Segment
    let start: Double
    let end: Double
  }

  /// Measures a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - tolerance: The largest error in the length of a curved segment, in user units.
  public init(_ path: Path, tolerance: Double = 1e-4) {
    var spans: [Span] = []
    var length = 0.0
    path.forEachSegment { segment in
      let end = length + segment.length(tolerance: tolerance)
      // Segments without length have no direction, and NaN has no place.
      if end > length { spans.append(Span(segment: segment, start: length, end: end)) }
      if end > length { length = end }
    }
    self.spans = spans
    self.tolerance = tolerance
  }

  /// The place at a distance from the start along the path, jumps between subpaths not counted.
  ///
  /// - Parameter distance: The distance in user units; before 0 and beyond the length it is taken
  ///   as those.
  /// - Returns: The place; nil if the path has no length.
  public func location(atDistance distance: Double) -> Location? {
    guard let span = span(at: distance) else { return nil }
    let within = min(max(distance - span.start, 0), span.end - span.start)
    let t = span.segment.parameter(
      atDistance: within, of: span.end - span.start, tolerance: tolerance)
    let heading = span.segment.heading(at: t)
    let length = heading.length
    return Location(
      point: span.segment.point(at: t), tangent: length > 0 ? heading * (1 / length) : .zero)
  }

  /// The first segment that ends at the distance or beyond, or else the last.
  private func span(at distance: Double) -> Span? {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].end < distance { low = middle + 1 } else { high = middle }
    }
    return low < spans.count ? spans[low] : spans.last
  }
}
