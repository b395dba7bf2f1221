import SweepGeometry
import SweepValidation
import SweepValues

/// The transforms of `animateTransform` (SVG 1.1, 19.2.14).
struct TransformAnimation: Sendable {
  private let kind: TransformFunction.Kind
  private let values: [[Double]]
  private let timing: KeyTiming
  private let isTo: Bool
  private let isAdditive: Bool
  private let accumulates: Bool

  /// Reads the values of an animation; nil if it has none, or invalid ones.
  init?(_ animation: AnimationFacts) {
    let type = animation.value(.type) ?? "translate"
    guard let kind = TransformFunction.Kind(rawValue: type), kind != .matrix else { return nil }
    func numbers(_ bytes: ArraySlice<UInt8>) -> [Double]? {
      ValueReader.numbers(bytes).flatMap { TransformFunction(kind, $0) }?.numbers
    }
    let course = animation.course(
      numbers,
      start: { end in end.map { _ in kind == .scale && animation[.to] != nil ? 1 : 0 } },
      sum: { zip($0, $1).map { $0 + $1 } })
    guard let (values, form) = course else { return nil }
    let timing = KeyTiming(
      animation, count: values.count, isDiscrete: false,
      distances: { zip(values, values.dropFirst()).map { Self.distance($0, $1, kind) } })
    guard let timing else { return nil }
    (self.kind, self.values, self.timing, self.isTo) = (kind, values, timing, form == .to)
    isAdditive = form == .by || animation.has(.additive, "sum")
    accumulates = animation.has(.accumulate, "sum") && !isTo
  }

  /// The distance of two transforms (SVG 1.1, 19.2.14).
  private static func distance(
    _ a: [Double], _ b: [Double], _ kind: TransformFunction.Kind
  ) -> Double {
    if kind == .rotate { return abs(b[0] - a[0]) }
    return zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }

  /// The transforms at a place in an iteration, on top of those below.
  func value(at place: IterationPlace, over base: [TransformFunction]) -> [TransformFunction] {
    let (index, fraction) = timing.place(at: place.progress)
    var numbers = values[index]
    if fraction > 0 {
      numbers = zip(numbers, values[index + 1]).map { $0 + ($1 - $0) * fraction }
    }
    if accumulates, place.iteration > 0, let last = values.last {
      numbers = zip(numbers, last).map { $0 + $1 * place.iteration }
    }
    guard let function = TransformFunction(kind, numbers) else { return base }
    return isAdditive ? base + [function] : [function]
  }
}

extension [TransformFunction] {
  /// The list as `transform` has it.
  var text: String {
    map { function in
      let numbers = function.numbers.map { NumberFormat(precision: 6).string($0) }
      let isPlain = function.kind == .rotate && function.numbers.dropFirst().allSatisfy { $0 == 0 }
      let shown = isPlain ? numbers.prefix(1) : numbers[...]
      return "\(function.kind.rawValue)(\(shown.joined(separator: " ")))"
    }.joined(separator: " ")
  }
}
