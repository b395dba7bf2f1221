/// How far along a cubic Bézier curve of any dimension its parameters are.
///
/// The curve is cut where a number turns round, so that the speed is smooth between the cuts, and
/// evenly; each part is measured by Gauss and Legendre's rule of five places.
struct CurveMeasure: Hashable, Sendable {
  private let curve: [SIMD4<Double>]
  /// The parameters of the cuts, from 0 to 1.
  private let cuts: [Double]
  /// The length until each of them.
  private let gone: [Double]

  /// The length of the whole curve, in the value's units.
  var length: Double { gone[gone.count - 1] }

  init(_ curve: [SIMD4<Double>]) {
    self.curve = curve
    let even = (0...16).map { Double($0) / 16 }
    let turns = curve.flatMap { EasingCubic(times: .zero, progress: $0).extrema }
    let cuts = Set(even + turns).sorted()
    var gone = [0.0]
    for (start, end) in zip(cuts, cuts.dropFirst()) {
      gone.append(gone[gone.count - 1] + Self.length(of: curve, from: start, to: end))
    }
    self.cuts = cuts
    self.gone = gone
  }

  /// The parameter at a part of the length, 0…1.
  func parameter(at part: Double) -> Double {
    guard length > 0, part > 0 else { return part > 0 ? part : 0 }
    let distance = min(part, 1) * length
    let index = min(gone.lastIndex { $0 <= distance } ?? 0, cuts.count - 2)
    var (low, high) = (cuts[index], cuts[index + 1])
    let start = low
    let rest = distance - gone[index]
    let share = gone[index + 1] - gone[index]
    var guess = share > 0 ? low + (high - low) * rest / share : low
    for _ in 0..<60 {
      let error = Self.length(of: curve, from: start, to: guess) - rest
      if abs(error) <= 1e-14 * length || high - low < 1e-15 { return guess }
      if error < 0 { low = guess } else { high = guess }
      let next = guess - error / Self.speed(of: curve, guess)
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  private static let places: [(Double, Double)] = [
    (0, 0.568_888_888_888_888_9), (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]

  private static func length(
    of curve: [SIMD4<Double>], from start: Double, to end: Double
  ) -> Double {
    let half = (end - start) / 2
    return places.reduce(0) { $0 + half * $1.1 * speed(of: curve, start + half * (1 + $1.0)) }
  }

  private static func speed(of curve: [SIMD4<Double>], _ t: Double) -> Double {
    let u = 1 - t
    return curve.reduce(0) { sum, p in
      let slope =
        3 * u * u * (p[1] - p[0]) + 6 * u * t * (p[2] - p[1]) + 3 * t * t * (p[3] - p[2])
      return sum + slope * slope
    }.squareRoot()
  }
}
