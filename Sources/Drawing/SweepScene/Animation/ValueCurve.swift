/// A smooth curve through values, by their numbers: a cubic Bézier curve between each two.
///
/// Each number follows its own ``KochanekBartels`` curve, as in Core Animation's `cubic` mode.
package struct ValueCurve: Hashable, Sendable {
  /// Of each segment, the control numbers of each of the value's numbers.
  package let segments: [[SIMD4<Double>]]
  /// The lengths of the segments, where the values are gone through at one speed.
  private let measures: [CurveMeasure]?
  private let kind: AnimationValue

  /// Makes the curve; nil where a value is not made of numbers, or they are not equally many.
  package init?(
    _ values: [AnimationValue], times: [Double], bends: [KochanekBartels.Bend], isPaced: Bool
  ) {
    guard let kind = values.first, let count = kind.components?.count,
      times.count == values.count
    else { return nil }
    let lists = values.compactMap(\.components)
    guard lists.count == values.count, lists.allSatisfy({ $0.count == count }) else { return nil }
    let curves = (0..<count).map { number in
      KochanekBartels(values: lists.map { $0[number] }, times: times, bends: bends)
    }
    segments = (0..<max(values.count - 1, 0)).map { index in
      curves.map { $0.controls(from: index) }
    }
    measures = isPaced ? segments.map { CurveMeasure($0) } : nil
    self.kind = kind
  }

  private init(
    segments: [[SIMD4<Double>]], measures: [CurveMeasure]?, kind: AnimationValue
  ) {
    self.segments = segments
    self.measures = measures
    self.kind = kind
  }

  package func segment(_ index: Int) -> ValueCurve {
    ValueCurve(
      segments: [segments[index]], measures: measures.map { [$0[index]] }, kind: kind)
  }

  /// Whether the parts of a segment are parts of its length.
  package var isPaced: Bool { measures != nil }

  /// The fractions of the whole length at the values; evenly spaced if the length is zero.
  var pacedTimes: [Double] {
    var gone = [0.0]
    for measure in measures ?? [] { gone.append(gone[gone.count - 1] + measure.length) }
    let total = gone[gone.count - 1]
    guard total > 0, total.isFinite else {
      return Keyframes.evenTimes(gone.count, isDiscrete: false)
    }
    return gone.map { $0 / total }
  }

  /// Whether all numbers of a segment keep step: the way is a straight line, back and forth.
  package func isStraight(_ index: Int) -> Bool {
    let segment = segments[index]
    guard let lead = leadingNumber(index) else { return true }
    let ways = lead - lead[0]
    let height = ways.indices.map { abs(ways[$0]) }.max() ?? 0
    return segment.allSatisfy { controls in
      let own = controls - controls[0]
      let place = ways.indices.first { abs(ways[$0]) == height } ?? 3
      let difference = own - ways * (own[place] / ways[place])
      return difference.indices.allSatisfy { abs(difference[$0]) <= 1e-12 * height }
    }
  }

  /// The control numbers of the number that moves most in a segment; nil where none moves.
  package func leadingNumber(_ index: Int) -> SIMD4<Double>? {
    func size(_ controls: SIMD4<Double>) -> Double {
      let ways = controls - controls[0]
      return max(abs(ways[1]), abs(ways[2]), abs(ways[3]))
    }
    let lead = segments[index].max { size($0) < size($1) }
    return lead.flatMap { size($0) > 0 ? $0 : nil }
  }

  /// The value at a part of a segment, of its length if the curve is paced; outside of 0…1 along
  /// the tangent at the end.
  package func value(in index: Int, at part: Double) -> AnimationValue {
    let segment = segments[index]
    let inside = min(max(part, 0), 1)
    let parameter = measures?[index].parameter(at: inside) ?? inside
    var numbers = segment.map { EasingCubic.value($0, parameter) }
    if part != inside {
      let slopes = segment.map { part < 0 ? 3 * ($0[1] - $0[0]) : 3 * ($0[3] - $0[2]) }
      var scale = part - inside
      if let length = measures?[index].length {
        let speed = slopes.reduce(0) { $0 + $1 * $1 }.squareRoot()
        scale *= speed > 0 ? length / speed : 0
      }
      for number in numbers.indices { numbers[number] += slopes[number] * scale }
    }
    return kind.with(components: numbers)
  }
}

extension KochanekBartels {
  /// The control numbers from a key to the next; straight if no time passes.
  fileprivate func controls(from index: Int) -> SIMD4<Double> {
    let third = (times[index + 1] - times[index]) / 3
    let (from, to) = (values[index], values[index + 1])
    return [
      from, from + third * slopes(at: index).leaving, to - third * slopes(at: index + 1).arriving,
      to,
    ]
  }
}

/// The arc lengths of a cubic Bézier curve of any dimension, by its parameters.
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
