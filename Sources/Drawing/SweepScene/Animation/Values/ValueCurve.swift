/// A smooth curve through values, by their numbers: a cubic Bézier curve between each two.
///
/// Each number goes along its own ``KochanekBartels`` curve, as in Core Animation's `cubic` mode.
package struct ValueCurve: Hashable, Sendable {
  /// Of each segment, the control numbers of each of the value's numbers.
  package let segments: [[SIMD4<Double>]]
  /// Where the values are gone through at one speed, how far along each segment is gone.
  private let measures: [CurveMeasure]?
  /// Any of the values, for its type.
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

  /// One segment as a curve of its own.
  package func segment(_ index: Int) -> ValueCurve {
    ValueCurve(
      segments: [segments[index]], measures: measures.map { [$0[index]] }, kind: kind)
  }

  /// Whether the parts of a segment are parts of its length.
  package var isPaced: Bool { measures != nil }

  /// The parts of the whole length at the values; evenly spaced where there is none.
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
  /// The control numbers of the way from a key to the next; straight where no time passes.
  fileprivate func controls(from index: Int) -> SIMD4<Double> {
    let third = (times[index + 1] - times[index]) / 3
    let (from, to) = (values[index], values[index + 1])
    return [
      from, from + third * slopes(at: index).leaving, to - third * slopes(at: index + 1).arriving,
      to,
    ]
  }
}
