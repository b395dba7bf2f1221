extension SplineFitter {
  /// Rounds to thousandths, and walks to better neighbours on that grid.
  mutating func round(
    _ numbers: SIMD4<Double>, tolerance: Double
  ) -> (numbers: SIMD4<Double>, error: Double) {
    var current = (numbers * 1000).rounded(.toNearestOrAwayFromZero)
    var error = evaluate(current / 1000)
    var reach = 1
    for _ in 0..<8 where error > 0.9 * tolerance {
      let next = bestNeighbour(of: current, error: error, reach: reach)
      let nextError = evaluate(next / 1000)
      if nextError < error {
        (current, error) = (next, nextError)
      } else if reach == 1, error > tolerance {
        reach = 2
        _ = evaluate(current / 1000)
      } else {
        break
      }
    }
    return (current / 1000, error)
  }

  /// The point with the least largest error, to first order, of those around one that are at most
  /// `reach` away in each number.
  private func bestNeighbour(
    of point: SIMD4<Double>, error: Double, reach: Int
  ) -> SIMD4<Double> {
    var best = point
    var least = error
    // The largest errors first: most neighbours are ruled out by them.
    let order = errors.indices.sorted { abs(errors[$0]) > abs(errors[$1]) }
    let side = 2 * reach + 1
    for code in 0..<side * side * side * side {
      let digits = SIMD4<Int>(
        code % side, code / side % side, code / side / side % side, code / side / side / side)
      let change = SIMD4<Double>(digits) - Double(reach)
      let moved = point + change
      if any(moved .< 0 .| moved .> 1000) { continue }
      var largest = 0.0
      for index in order {
        let bend = (derivatives[index] * change).sum() / 1000
        largest = max(largest, abs(errors[index] + bend))
        if largest >= least { break }
      }
      if largest < least { (best, least) = (moved, largest) }
    }
    return best
  }
}
