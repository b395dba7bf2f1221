import SweepDiagnostics
package import SweepDials
package import SweepGeometry
package import SweepScene

/// The value of a parameter.
package enum ParameterValue: Sendable {
  case number(Double)
  case integer(Int)
  case boolean(Bool)
  case text(String)
  case color(ThemeColor)
  case duration(Seconds)
  case angle(Angle)
  // A theme is large; inside, it would make each value and each frame of an expression so.
  indirect case theme(Theme)
  case time(TimeOfDay)
  case numbers([Double])
  case gappedNumbers([Double?])
  case texts([String])

  /// The value inside a text: numbers with at most three decimals, in any locale.
  var text: String {
    switch self {
    case .number(let number): Self.shown(number)
    case .integer(let integer): String(integer)
    case .boolean(let boolean): boolean ? "true" : "false"
    case .text(let text): text
    case .color(.token(let token)): token.rawValue
    case .color(.color(let color)): color.hex
    case .duration(let seconds): Self.shown(seconds.value) + "s"
    case .angle(let angle): Self.shown(angle.degrees) + "°"
    case .theme(let theme): theme.name
    case .time(let time): time.shown
    case .numbers(let numbers): numbers.map(Self.shown).joined(separator: ", ")
    case .gappedNumbers(let numbers):
      numbers.map { $0.map(Self.shown) ?? "null" }.joined(separator: ", ")
    case .texts(let texts): texts.joined(separator: ", ")
    }
  }

  /// The values of a list; nil for other values.
  var items: [ParameterValue]? {
    switch self {
    case .numbers(let numbers): numbers.map { .number($0) }
    case .texts(let texts): texts.map { .text($0) }
    default: nil
    }
  }

  /// The type of parameters whose texts are such values, of several the most general one.
  var kind: Parameter.Kind {
    switch self {
    case .number: .number
    case .integer: .integer
    case .boolean: .boolean
    case .text: .text
    case .color: .color
    case .duration: .duration
    case .angle: .angle
    case .theme: .theme
    case .time: .time
    case .numbers: .numbers
    case .gappedNumbers: .gappedNumbers
    case .texts: .texts
    }
  }

  /// The value where JSON has its type; nil for others, which are texts.
  var json: JSON? {
    switch self {
    case .number, .integer: magnitude.map(JSON.number)
    case .boolean(let boolean): .boolean(boolean)
    case .numbers(let numbers): .array(numbers.map(JSON.number))
    case .gappedNumbers(let numbers): .array(numbers.map { $0.map(JSON.number) ?? .null })
    case .texts(let texts): .array(texts.map(JSON.string))
    default: nil
    }
  }

  /// The value as a comparable number, for limits.
  var magnitude: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    case .duration(let seconds): seconds.value
    case .angle(let angle): angle.degrees
    default: nil
    }
  }

  /// A number with three decimals at most.
  static func shown(_ number: Double) -> String {
    let format = NumberFormat(precision: 3)
    if format.isWritable(number) { return format.string(number) }
    guard abs(number) < 1e15 else { return "\(number)" }
    return String(Int(number.rounded()))
  }
}

extension Color {
  /// The colour as `#rrggbb`, or as `#rrggbbaa` unless it is opaque.
  var hex: String {
    if alpha >= 1 { return hexDigits }
    let byte = UInt32(max(alpha, 0) * 255 + 0.5)
    return hexDigits + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
