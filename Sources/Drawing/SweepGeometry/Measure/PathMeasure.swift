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

extension Segment {
  /// The length between two parameters, in user units.
  ///
  /// Lines and circular arcs are exact. Of other curves the speed is integrated by Gauss and
  /// Legendre's rule of 8 points, over halves until they agree with the whole to the tolerance.
  package func length(from first: Double = 0, to last: Double = 1, tolerance: Double) -> Double {
    switch self {
    case .line(let start, let end): return (end - start).length * (last - first)
    case .arc(let arc) where arc.isCircular:
      return abs(arc.sweep.radians * arc.radii.width * (last - first))
    default:
      let whole = integral(from: first, to: last)
      return refined(whole, from: first, to: last, tolerance: tolerance, depth: 0)
    }
  }

  private static let deepest = 24

  private func refined(
    _ whole: Double, from first: Double, to last: Double, tolerance: Double, depth: Int
  ) -> Double {
    let middle = (first + last) / 2
    let left = integral(from: first, to: middle)
    let right = integral(from: middle, to: last)
    // The negation also ends at NaN.
    if !(abs(left + right - whole) > tolerance) || depth == Self.deepest { return left + right }
    return refined(left, from: first, to: middle, tolerance: tolerance / 2, depth: depth + 1)
      + refined(right, from: middle, to: last, tolerance: tolerance / 2, depth: depth + 1)
  }

  /// Gauss and Legendre's estimate of the length, exact where speed is a polynomial of degree 15.
  private func integral(from first: Double, to last: Double) -> Double {
    let half = (last - first) / 2
    let middle = (first + last) / 2
    var sum = 0.0
    for (node, weight) in Self.rule {
      sum +=
        weight
        * (derivative(at: middle - half * node).length
          + derivative(at: middle + half * node).length)
    }
    return sum * half
  }

  /// The positive zeros of the Legendre polynomial P₈ and their weights 2 / ((1 - x²) P₈'(x)²).
  private static let rule: [(node: Double, weight: Double)] = [
    (0.1834346424956498, 0.3626837833783620),
    (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745),
    (0.9602898564975363, 0.1012285362903763),
  ]
}

extension Segment {
  /// The parameter at a distance from the start of a segment whose length is known.
  ///
  /// If the speed is not even, Newton's steps look for it inside an interval that each step
  /// narrows, so that a cusp, where the speed is 0, cannot throw them out.
  package func parameter(
    atDistance distance: Double, of length: Double, tolerance: Double
  ) -> Double {
    let guess = distance / length
    if isEven || !(guess > 0) || guess >= 1 { return guess > 0 ? min(guess, 1) : 0 }
    var (low, high) = (0.0, 1.0)
    var (t, base, travelled) = (guess, 0.0, 0.0)
    for _ in 0..<60 {
      // Only the piece since the last estimate is measured.
      let piece = self.length(from: min(base, t), to: max(base, t), tolerance: tolerance / 8)
      travelled += t < base ? -piece : piece
      base = t
      let excess = travelled - distance
      if excess > 0 { high = t } else { low = t }
      let step = excess / derivative(at: t).length
      if abs(excess) <= tolerance / 8 || high - low < 1e-14 { break }
      let next = t - step
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// Whether equal parameters are equal distances.
  private var isEven: Bool {
    switch self {
    case .line: true
    case .arc(let arc): arc.isCircular
    case .cubic: false
    }
  }
}
