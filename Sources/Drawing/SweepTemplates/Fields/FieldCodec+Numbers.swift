import SweepDiagnostics
import SweepDials
import SweepGeometry
import SweepScene

extension FieldCodec where Value == Double {
  static var number: Self { number(nil) }

  /// A number; its key checks the range.
  static func number(_ range: KeyRange?) -> Self {
    .scalar(
      .number(range), "a number", quotes: .never, json: JSON.number,
      parse: { text, _ throws(GrammarError) in try Grammar.number(text) },
      convert: { value in
        switch value {
        case .number(let number): number
        case .integer(let integer): Double(integer)
        default: nil
        }
      })
  }
}

extension FieldCodec where Value == Int {
  /// A whole number; its key checks the range.
  static func integer(_ range: KeyRange?) -> Self {
    .scalar(
      .integer(range), "a whole number", quotes: .never, json: { .number(Double($0)) },
      parse: { text, _ throws(GrammarError) in try Grammar.integer(text) },
      convert: { if case .integer(let integer) = $0 { integer } else { nil } })
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
