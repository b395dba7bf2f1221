import SweepScene

/// Fits one key spline to samples of a monotone pace that has been scaled to 0…1.
///
/// All four numbers are free inside 0…1. They are found by Levenberg and Marquardt's method for
/// the least squares, then weighted towards the largest error (Lawson), then rounded to
/// thousandths: of the neighbours on that grid the one with the least error is taken. Nothing is
/// random, and no step depends on the processor.
struct SplineFitter {
  /// The times of the samples: closer together near the ends, where a cubic errs most.
  static let times: [Double] = (1...20).map {
    0.5 - 0.5 * sineAndCosine(.pi * Double($0) / 21).cosine
  }

  /// The progress at those times.
  var targets = [Double](repeating: 0, count: 20)
  private var weights = [Double](repeating: 1, count: 20)
  private var parameters = SplineFitter.times
  private(set) var errors = [Double](repeating: 0, count: 20)
  private(set) var derivatives = [SIMD4<Double>](repeating: .zero, count: 20)

  /// The numbers (x1, y1, x2, y2) that fit best, on the grid, and their largest error.
  ///
  /// - Parameters:
  ///   - slopes: of the scaled pace at its ends, for the first guess.
  ///   - tolerance: the error that is small enough. If the fit is far from it before rounding,
  ///     the numbers are not rounded.
  mutating func fit(
    slopes: (Double, Double), tolerance: Double
  ) -> (numbers: SIMD4<Double>, error: Double) {
    var best = (numbers: SIMD4<Double>.zero, error: Double.infinity)
    for guess in Self.guesses(slopes) {
      let found = approach(guess, tolerance: tolerance)
      if found.error < best.error { best = found }
      // A fit that is far off is not one that has gone the wrong way.
      if best.error <= tolerance || best.error > 1000 * tolerance { break }
    }
    return best.error <= 1.2 * tolerance ? round(best.numbers, tolerance: tolerance) : best
  }

  /// Tangents of a third of the time, or as long as the box allows; then CSS's ease-in-out.
  private static func guesses(_ slopes: (Double, Double)) -> [SIMD4<Double>] {
    let first = slopes.0 > 0 ? min(1 / 3, 1 / slopes.0) : 1 / 3
    let last = slopes.1 > 0 ? min(1 / 3, 1 / slopes.1) : 1 / 3
    let (rise, fall) = (max(slopes.0, 0) * first, max(slopes.1, 0) * last)
    let tangents = SIMD4(first, rise.isFinite ? rise : 1, 1 - last, fall.isFinite ? 1 - fall : 0)
    return [tangents, [0.6, slopes.0 > 0.01 ? 0.2 : 0, 0.4, slopes.1 > 0.01 ? 0.8 : 1]]
  }

  /// The least squares, and then the least maximum.
  private mutating func approach(
    _ guess: SIMD4<Double>, tolerance: Double
  ) -> (numbers: SIMD4<Double>, error: Double) {
    for index in weights.indices { weights[index] = 1 }
    var current = (numbers: guess, error: evaluate(guess))
    var best = current
    var sum = squares
    var damping = 1e-4
    for iteration in 0..<14 {
      let next = step(from: current.numbers, damping: damping)
      let error = evaluate(next)
      if error < best.error { best = (next, error) }
      if best.error <= 0.7 * tolerance { break }
      if squares < sum {
        let gain = squares / sum
        (current, sum) = ((next, error), squares)
        damping = max(damping * 0.1, 1e-10)
        guard gain > 0.95 else { continue }
        // The squares are nearly minimal: now minimise the largest errors.
        if iteration > 10 { break }
        guard best.error < 4 * tolerance else { continue }
        for index in weights.indices {
          weights[index] *= 0.1 + abs(errors[index]) / max(error, 1e-300)
        }
        sum = squares
      } else {
        damping *= 10
        if damping > 1e3 { break }
        _ = evaluate(current.numbers)
      }
    }
    return best
  }

  private var squares: Double {
    var sum = 0.0
    for index in errors.indices { sum += weights[index] * errors[index] * errors[index] }
    return sum
  }

  /// Works out errors and their derivatives by the four numbers; returns the largest error.
  mutating func evaluate(_ numbers: SIMD4<Double>) -> Double {
    let curve = CubicTiming(numbers[0], numbers[1], numbers[2], numbers[3])
    var largest = 0.0
    for index in targets.indices {
      let t = curve.parameter(at: Self.times[index], guess: parameters[index], accuracy: 1e-9)
      parameters[index] = t
      let u = 1 - t
      let (first, second) = (3 * u * u * t, 3 * u * t * t)
      let slope =
        CubicTiming.slope(curve.y1, curve.y2, t)
        / max(CubicTiming.slope(curve.x1, curve.x2, t), 1e-6)
      derivatives[index] = [-slope * first, first, -slope * second, second]
      let error = first * curve.y1 + second * curve.y2 + t * t * t - targets[index]
      errors[index] = error
      largest = max(largest, abs(error))
    }
    return largest
  }

  /// One damped step, in which numbers at an edge of 0…1 do not move outwards.
  private func step(from numbers: SIMD4<Double>, damping: Double) -> SIMD4<Double> {
    var system = NormalEquations()
    for index in errors.indices {
      system.add(derivatives[index], error: errors[index], weight: weights[index])
    }
    system.damp(damping)
    var isFree = SIMDMask<SIMD4<Int64>>(repeating: true)
    for _ in 0..<4 {
      let change = system.solution(isFree)
      let leaves = (numbers .<= 0 .& change .< 0) .| (numbers .>= 1 .& change .> 0)
      if !any(leaves .& isFree) {
        return (numbers + change).clamped(lowerBound: .zero, upperBound: .one)
      }
      isFree = isFree .& .!leaves
    }
    return numbers
  }
}

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

/// The equations of the least squares in four unknowns.
struct NormalEquations {
  private var rows = FourRows()
  private var right = SIMD4<Double>.zero

  /// Adds one sample: its error, and how that changes with the unknowns.
  mutating func add(_ derivative: SIMD4<Double>, error: Double, weight: Double) {
    let weighted = derivative * weight
    rows.a += weighted[0] * derivative
    rows.b += weighted[1] * derivative
    rows.c += weighted[2] * derivative
    rows.d += weighted[3] * derivative
    right -= weighted * error
  }

  /// Makes the diagonal larger by a part of itself, and keeps it above zero.
  mutating func damp(_ part: Double) {
    for row in 0..<4 { rows[row][row] = rows[row][row] * (1 + part) + 1e-14 }
  }

  /// The unknowns by Gauss's elimination, with those that are not free held at 0; the matrix is
  /// symmetric and positive, so it needs no pivoting.
  func solution(_ isFree: SIMDMask<SIMD4<Int64>>) -> SIMD4<Double> {
    var rows = rows
    var right = right
    for row in 0..<4 where !isFree[row] {
      for other in 0..<4 { rows[other][row] = 0 }
      rows[row] = .zero
      rows[row][row] = 1
      right[row] = 0
    }
    for pivot in 0..<4 {
      for row in (pivot + 1)..<4 where rows[pivot][pivot] != 0 {
        let factor = rows[row][pivot] / rows[pivot][pivot]
        rows[row] -= factor * rows[pivot]
        right[row] -= factor * right[pivot]
      }
    }
    var result = SIMD4<Double>.zero
    for row in (0..<4).reversed() where rows[row][row] != 0 {
      result[row] = (right[row] - (rows[row] * result).sum()) / rows[row][row]
    }
    return result.sum().isFinite ? result : .zero
  }
}

/// Four rows without an array's allocation.
private struct FourRows {
  var a = SIMD4<Double>.zero
  var b = SIMD4<Double>.zero
  var c = SIMD4<Double>.zero
  var d = SIMD4<Double>.zero

  subscript(row: Int) -> SIMD4<Double> {
    get {
      switch row {
      case 0: a
      case 1: b
      case 2: c
      default: d
      }
    }
    set {
      switch row {
      case 0: a = newValue
      case 1: b = newValue
      case 2: c = newValue
      default: d = newValue
      }
    }
  }
}
