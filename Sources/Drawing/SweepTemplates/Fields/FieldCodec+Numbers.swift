import SweepDiagnostics
import SweepGeometry
import SweepScene

extension FieldCodec where Value == Double {
  /// A number, within limits where there are any.
  static func number(in limits: ClosedRange<Double>? = nil) -> Self {
    .scalar(
      .number(minimum: limits?.lowerBound, maximum: limits?.upperBound), "a number",
      quotes: .never, json: JSON.number,
      parse: { text, _ throws(GrammarError) in
        try limited(try Grammar.number(text), limits)
      },
      convert: { value throws(GrammarError) in
        switch value {
        case .number(let number): try limited(number, limits)
        case .integer(let integer): try limited(Double(integer), limits)
        default: nil
        }
      })
  }

  private static func limited(
    _ value: Double, _ limits: ClosedRange<Double>?
  ) throws(GrammarError) -> Double {
    try Grammar.check(value, in: limits?.lowerBound, limits?.upperBound)
    return value
  }
}

extension FieldCodec where Value == Int {
  /// The weight of type.
  static var weight: Self { integer(in: 100...900) }

  /// A whole number, within limits where there are any.
  static func integer(in limits: ClosedRange<Int>? = nil) -> Self {
    let low = limits.map { Double($0.lowerBound) }
    let high = limits.map { Double($0.upperBound) }
    return .scalar(
      .integer(minimum: low, maximum: high), "a whole number", quotes: .never,
      json: { .number(Double($0)) },
      parse: { text, _ throws(GrammarError) in
        let value = try Grammar.integer(text)
        try Grammar.check(Double(value), in: low, high)
        return value
      },
      convert: { value throws(GrammarError) in
        guard case .integer(let integer) = value else { return nil }
        try Grammar.check(Double(integer), in: low, high)
        return integer
      })
  }
}

extension FieldCodec where Value == Bool {
  /// True or false.
  static var boolean: Self {
    .scalar(
      .boolean, "true or false", quotes: .never, json: JSON.boolean,
      parse: { text, _ throws(GrammarError) in try Grammar.boolean(text) },
      convert: { if case .boolean(let boolean) = $0 { boolean } else { nil } })
  }
}

extension FieldCodec where Value == Seconds {
  /// A time.
  static var duration: Self {
    .scalar(
      .duration, "a duration", json: { .number($0.value) },
      parse: { text, _ throws(GrammarError) in try Grammar.duration(text) },
      convert: { value in
        switch value {
        case .duration(let seconds): seconds
        case .number(let number): Seconds(number)
        case .integer(let integer): Seconds(Double(integer))
        default: nil
        }
      })
  }
}

extension FieldCodec where Value == Angle {
  /// An angle.
  static var angle: Self {
    .scalar(
      .angle, "an angle", json: { .number($0.degrees) },
      parse: { text, _ throws(GrammarError) in try Grammar.angle(text) },
      convert: { value in
        switch value {
        case .angle(let angle): angle
        case .number(let number): .degrees(number)
        case .integer(let integer): .degrees(Double(integer))
        default: nil
        }
      })
  }
}
