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
