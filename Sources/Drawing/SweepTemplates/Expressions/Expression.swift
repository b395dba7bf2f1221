/// The content of `${…}` beyond a name: `max * 1.609`, `if(value > 80, 'danger', 'good')`.
///
/// From the weakest to the strongest: `or`, `and`, `not`, comparisons, `+` and `-`, `*`, `/` and `%`, a minus
/// in front. Only the branch that counts is computed.
indirect enum Expression: Sendable {
  case literal(ParameterValue)
  case name(String, at: Range<Int>)
  case negative(Expression, at: Range<Int>)
  case not(Expression, at: Range<Int>)
  case operation(Operator, Expression, Expression, at: Range<Int>)
  case call(Function, [Expression], at: Range<Int>)

  /// An infix operator.
  enum Operator: String, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    /// The remainder of a division, with the sign of the divisor: `-10 % 360` is 350.
    case remainder = "%"
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
    case equal = "=="
    case unequal = "!="
    case and, or
  }

  /// A function's name, before arguments in brackets.
  enum Function: String, Sendable, CaseIterable {
    /// The smallest and the largest number.
    case min, max
    /// A number with so many decimals, none by default; a half rounds away from zero.
    case round
    /// The next whole number below and above.
    case floor, ceil
    /// A number without its sign.
    case abs
    /// One of two values, by a condition.
    case `if`
    /// Whether a parameter has a value.
    case isSet
    /// A value, or another for an unset parameter.
    case `default`

    /// The number of its values.
    var counts: ClosedRange<Int> {
      switch self {
      case .min, .max: 1...32
      case .round: 1...2
      case .floor, .ceil, .abs, .isSet: 1...1
      case .if: 3...3
      case .default: 2...2
      }
    }
  }

  /// The most bytes of an expression.
  static let length = 500
  /// The most brackets, calls and signs inside each other.
  static let depth = 32

  /// The parameters that a text names.
  ///
  /// - Parameter values: whether only their values count, not whether they are set.
  static func names(in text: Substring, values: Bool = false) -> [String] {
    guard text.utf8.count <= length else { return [] }
    var lexer = ExpressionLexer(text)
    var names: [String] = []
    while let token = try? lexer.next(), token.kind != .end {
      guard case .name(let name) = token.kind else { continue }
      names.append(name)
      guard values, Function(rawValue: name) == .isSet else { continue }
      // The bracket and the name in it.
      for _ in 0..<2 { _ = try? lexer.next() }
    }
    return names
  }
}
