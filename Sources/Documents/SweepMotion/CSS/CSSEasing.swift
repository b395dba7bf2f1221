import SweepScene
import SweepValues

/// An easing function of CSS: from the part of a time to the part of a way (CSS Easing 2).
enum CSSEasing: Sendable {
  /// A cubic Bézier curve or steps.
  case timing(TimingFunction)
  /// Straight lines between points, whose inputs never fall (Easing 2, 2.2).
  case linear([Stop])

  /// A point of `linear()`.
  struct Stop: Sendable {
    var input: Double
    var output: Double
  }

  /// The function without a name that CSS begins with.
  static let ease = CSSEasing.timing(.default)

  /// The output for an input of 0 … 1.
  func output(_ input: Double) -> Double {
    switch self {
    case .timing(let function): return function.progress(at: input)
    case .linear(let stops):
      // Between the last stop at or before the input and the one behind it.
      let next = stops.firstIndex { $0.input > input } ?? stops.count - 1
      let (a, b) = (stops[max(0, next - 1)], stops[next])
      guard b.input > a.input else { return input < a.input ? a.output : b.output }
      return a.output + (b.output - a.output) * (input - a.input) / (b.input - a.input)
    }
  }
}

extension CSSEasing {
  /// Reads an easing function from its tokens without space around; nil for an invalid one.
  init?(_ tokens: [CSSToken]) {
    guard let first = tokens.first else { return nil }
    let name = first.text.lowercased()
    if first.kind == .word, tokens.count == 1, let named = Self.named[name] {
      self = .timing(named)
      return
    }
    guard first.kind == .function, tokens.count > 2, tokens[tokens.count - 1].isMark(")") else {
      return nil
    }
    let arguments = tokens[1..<(tokens.count - 1)]
      .split(omittingEmptySubsequences: false) { $0.isMark(",") }
      .map { $0.filter { $0.kind != .space } }
    switch name {
    case "cubic-bezier":
      let numbers = arguments.compactMap { $0.count == 1 ? Double(spelledBy: $0[0].text) : nil }
      guard numbers.count == 4, arguments.count == 4 else { return nil }
      let timing = TimingFunction(numbers[0], numbers[1], numbers[2], numbers[3])
      guard timing.isValid else { return nil }
      self = .timing(timing)
    case "steps":
      guard let timing = Self.steps(arguments) else { return nil }
      self = .timing(timing)
    case "linear":
      guard let stops = Self.stops(arguments) else { return nil }
      self = .linear(stops)
    default: return nil
    }
  }

  private static let named: [String: TimingFunction] = [
    "linear": .linear, "ease": .default, "ease-in": .easeIn, "ease-out": .easeOut,
    "ease-in-out": .easeInEaseOut, "step-start": .steps(1, .jumpStart),
    "step-end": .steps(1, .jumpEnd),
  ]

  private static let jumps: [String: StepPosition] = [
    "start": .jumpStart, "jump-start": .jumpStart, "end": .jumpEnd, "jump-end": .jumpEnd,
    "jump-none": .jumpNone, "jump-both": .jumpBoth,
  ]

  private static func steps(_ arguments: [[CSSToken]]) -> TimingFunction? {
    guard (1...2).contains(arguments.count), arguments.allSatisfy({ $0.count == 1 }),
      let count = Int(arguments[0][0].text)
    else { return nil }
    let position = arguments.count == 1 ? .jumpEnd : jumps[arguments[1][0].text.lowercased()]
    let timing = position.map { TimingFunction.steps(count, $0) }
    return timing?.isValid == true ? timing : nil
  }

  /// The stops of `linear()` with all inputs filled in (Easing 2, 2.2.1).
  private static func stops(_ arguments: [[CSSToken]]) -> [Stop]? {
    var outputs: [Double] = []
    var inputs: [Double?] = []
    for argument in arguments.prefix(10_000) {
      let shares = argument.filter { $0.text.hasSuffix("%") }
        .compactMap { Double(spelledBy: $0.text.dropLast()) }
      let numbers = argument.compactMap { Double(spelledBy: $0.text) }
      guard numbers.count == 1, shares.count <= 2, shares.count + 1 == argument.count else {
        return nil
      }
      for share in shares.isEmpty ? [nil] : shares.map(Optional.some) {
        outputs.append(numbers[0])
        inputs.append(share.map { $0 / 100 })
      }
    }
    guard outputs.count >= 2 else { return nil }
    return zip(filled(inputs), outputs).map(Stop.init)
  }

  /// Inputs in which those left out are evenly between others, and none is below an earlier one.
  private static func filled(_ inputs: [Double?]) -> [Double] {
    var inputs = inputs
    inputs[0] = inputs[0] ?? 0
    inputs[inputs.count - 1] = inputs[inputs.count - 1] ?? 1
    var largest = -Double.infinity
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      largest = max(largest, input)
      inputs[index] = largest
    }
    var known = (index: 0, input: inputs[0] ?? 0)
    var result: [Double] = []
    for (index, input) in inputs.enumerated() {
      guard let input else { continue }
      let count = Double(index - known.index)
      for step in known.index..<index {
        result.append(known.input + (input - known.input) * Double(step - known.index) / count)
      }
      known = (index, input)
    }
    return result + [known.input]
  }
}
