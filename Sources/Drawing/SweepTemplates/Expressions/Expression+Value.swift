import SweepDiagnostics
import SweepGeometry
import SweepScene

extension Expression {
  /// The result of an expression.
  enum Outcome {
    case value(ParameterValue)
    /// It names an unset parameter.
    case absent
    /// It names a parameter with an error that was reported.
    case refused
  }

  /// Computes the value.
  ///
  /// - Parameter slot: the state of a name; nil for an unknown one.
  func outcome(
    _ slot: (String) -> Binding.Slot?
  ) throws(ExpressionError) -> Outcome {
    switch self {
    case .literal(let value): return .value(value)
    case .name(let name, let place):
      switch slot(name) {
      case .value(let value, _): return .value(value)
      case .absent: return .absent
      case .refused: return .refused
      case nil:
        var error = ExpressionError("unknown parameter \(name.quoted)", at: place)
        error.code = .unknownParameter
        throw error
      }
    case .negative(let inner, let place):
      return try inner.outcome(slot).map { value throws(ExpressionError) in
        .number(-(try value.number(at: place)) + 0)
      }
    case .not(let inner, let place):
      return try inner.outcome(slot).map { value throws(ExpressionError) in
        .boolean(!(try value.truth(at: place)))
      }
    case .operation(let sign, let left, let right, let place):
      return try Self.outcome(sign, left, right, place, slot)
    case .call(let function, let values, let place):
      return try Self.outcome(function, values, place, slot)
    }
  }

  private static func outcome(
    _ sign: Operator, _ left: Expression, _ right: Expression, _ place: Range<Int>,
    _ slot: (String) -> Binding.Slot?
  ) throws(ExpressionError) -> Outcome {
    let first = try left.outcome(slot)
    if sign == .and || sign == .or, case .value(let value) = first,
      try value.truth(at: place) == (sign == .or)
    {
      return first
    }
    let second = try right.outcome(slot)
    return try first.map { a throws(ExpressionError) in
      try second.map { b throws(ExpressionError) in try sign.value(a, b, at: place) }
    }
  }

  private static func outcome(
    _ function: Function, _ values: [Expression], _ place: Range<Int>,
    _ slot: (String) -> Binding.Slot?
  ) throws(ExpressionError) -> Outcome {
    switch function {
    case .if:
      guard case .value(let condition) = try values[0].outcome(slot) else {
        return try values[0].outcome(slot)
      }
      return try values[try condition.truth(at: place) ? 1 : 2].outcome(slot)
    case .isSet:
      switch try values[0].outcome(slot) {
      case .value: return .value(.boolean(true))
      case .absent: return .value(.boolean(false))
      case .refused: return .refused
      }
    case .default:
      let first = try values[0].outcome(slot)
      if case .absent = first { return try values[1].outcome(slot) }
      return first
    default: break
    }
    var numbers: [Double] = []
    for value in values {
      let outcome = try value.outcome(slot)
      guard case .value(let found) = outcome else { return outcome }
      numbers.append(try found.number(at: place))
    }
    return .value(.number(try function.number(numbers, at: place)))
  }
}

extension Expression.Outcome {
  /// Transforms the value, if there is one.
  fileprivate func map(
    _ change: (ParameterValue) throws(ExpressionError) -> ParameterValue
  ) throws(ExpressionError) -> Self {
    guard case .value(let value) = self else { return self }
    return .value(try change(value))
  }

  fileprivate func map(
    _ change: (ParameterValue) throws(ExpressionError) -> Self
  ) throws(ExpressionError) -> Self {
    guard case .value(let value) = self else { return self }
    return try change(value)
  }
}

extension Expression.Operator {
  fileprivate func value(
    _ left: ParameterValue, _ right: ParameterValue, at place: Range<Int>
  ) throws(ExpressionError) -> ParameterValue {
    switch self {
    case .and, .or: return .boolean(try right.truth(at: place))
    case .equal: return .boolean(try left.equals(right, at: place))
    case .unequal: return .boolean(!(try left.equals(right, at: place)))
    default: break
    }
    let (a, b) = (try left.number(at: place), try right.number(at: place))
    switch self {
    case .less: return .boolean(a < b)
    case .atMost: return .boolean(a <= b)
    case .greater: return .boolean(a > b)
    case .atLeast: return .boolean(a >= b)
    default: return .number(try finite(arithmetic(a, b, at: place), at: place))
    }
  }

  private func arithmetic(
    _ a: Double, _ b: Double, at place: Range<Int>
  ) throws(ExpressionError) -> Double {
    switch self {
    case .add: return a + b
    case .subtract: return a - b
    case .multiply: return a * b
    default: break
    }
    guard b != 0 else { throw ExpressionError("divides by zero", at: place) }
    if self == .divide { return a / b }
    let rest = a.truncatingRemainder(dividingBy: b)
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest
  }
}

extension Expression.Function {
  fileprivate func number(
    _ numbers: [Double], at place: Range<Int>
  ) throws(ExpressionError) -> Double {
    let first = numbers.first ?? 0
    switch self {
    case .min: return numbers.min() ?? 0
    case .max: return numbers.max() ?? 0
    case .floor: return first.rounded(.down)
    case .ceil: return first.rounded(.up)
    case .abs: return Swift.abs(first)
    case .round:
      let decimals = numbers.count > 1 ? numbers[1] : 0
      guard (0...9).contains(decimals), decimals == decimals.rounded() else {
        throw ExpressionError("rounds to decimals that are no whole number in 0 … 9", at: place)
      }
      let scale = (0..<Int(decimals)).reduce(1.0) { product, _ in product * 10 }
      let scaled = (first * scale).rounded() / scale
      return scaled.isFinite ? scaled : first
    case .if, .isSet, .default: return first
    }
  }
}

/// A finite number. Throws for excessive ones.
private func finite(_ number: Double, at place: Range<Int>) throws(ExpressionError) -> Double {
  guard number.isFinite else {
    throw ExpressionError("computes a number beyond 1.8e308", at: place)
  }
  // Adding zero turns -0 into 0.
  return number + 0
}

extension ParameterValue {
  /// The value of an expression: whole numbers fit where whole numbers are wanted.
  var settled: ParameterValue {
    guard case .number(let number) = self, number == number.rounded(), abs(number) < 1e15 else {
      return self
    }
    return .integer(Int(number))
  }

  fileprivate func number(at place: Range<Int>) throws(ExpressionError) -> Double {
    if let magnitude { return magnitude }
    throw ExpressionError("computes with \(kind.traits.noun) where a number should be", at: place)
  }

  fileprivate func truth(at place: Range<Int>) throws(ExpressionError) -> Bool {
    if case .boolean(let boolean) = self { return boolean }
    throw ExpressionError(
      "takes \(kind.traits.noun) for true or false", at: place, hint: "compare it: 'value > 0'")
  }

  fileprivate func equals(
    _ other: ParameterValue, at place: Range<Int>
  ) throws(ExpressionError) -> Bool {
    switch (self, other) {
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.text(let a), .text(let b)): return a == b
    case (.color, .color), (.color, .text), (.text, .color): return text == other.text
    default: return try number(at: place) == (try other.number(at: place))
    }
  }
}
