import SweepDiagnostics
import SweepDials
import SweepGeometry
import SweepScene

extension FieldCodec where Value == Double {
  static var number: Self { number(nil) }

  /// A number; its key checks the range.
  static func number(_ range: KeyRange?) -> Self {
    .scalar(.number(range), like: .number, json: JSON.number) { value in
      switch value {
      case .number, .integer: value.magnitude
      default: nil
      }
    }
  }
}

extension FieldCodec where Value == Int {
  /// A whole number; its key checks the range.
  static func integer(_ range: KeyRange?) -> Self {
    .scalar(.integer(range), like: .integer, json: { .number(Double($0)) }) {
      if case .integer(let integer) = $0 { integer } else { nil }
    }
  }
}

extension FieldCodec where Value == Bool {
  /// True or false.
  static var boolean: Self {
    .scalar(.boolean, like: .boolean, json: JSON.boolean) {
      if case .boolean(let boolean) = $0 { boolean } else { nil }
    }
  }
}

extension FieldCodec where Value == Seconds {
  /// A time.
  static var duration: Self {
    .scalar(.duration, like: .duration, json: { .number($0.value) }) { value in
      switch value {
      case .duration, .number, .integer: value.magnitude.map { Seconds($0) }
      default: nil
      }
    }
  }
}

extension FieldCodec where Value == Angle {
  /// An angle.
  static var angle: Self {
    .scalar(.angle, like: .angle, json: { .number($0.degrees) }) { value in
      switch value {
      case .angle(let angle): angle
      case .number(let number): .degrees(number)
      case .integer(let integer): .degrees(Double(integer))
      default: nil
      }
    }
  }
}
