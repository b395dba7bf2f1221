/// Parts of which the patterns of SVG's values are built.
enum Spelling {
  /// One character of XML's white space.
  static let space = "[ \t\n\r]"
  /// What may part two numbers: white space, a comma, or both.
  static let separator = "(\(space)+(,\(space)*)?|,\(space)*)"
  /// What follows the digits of a number that has an exponent.
  static let exponent = "[eE][+\\-]?[0-9]+"
  /// A number without a sign (CSS Values 4, 5.2): digits follow the point.
  static let unsigned = "([0-9]*\\.)?[0-9]+(\(exponent))?"
  /// A number.
  static let number = "[+\\-]?\(unsigned)"
  /// A number that is not below 0.
  static let positive = "(\\+?\(unsigned)|-0+(\\.0+)?)"
  /// A whole number.
  static let integer = "[+\\-]?[0-9]+"
  /// A number from 0 to 1.
  static let fraction = "\\+?(0*(\\.[0-9]+|0(\\.[0-9]+)?|1(\\.0+)?)|\(small))"
  /// A unit of length (CSS Values 4, 6); a percentage counts as one.
  static let unit =
    "(em|rem|ex|rex|cap|rcap|ch|rch|ic|ric|lh|rlh|px|cm|mm|q|in|pt|pc|%"
    + "|[sld]?v(w|h|i|b|min|max)|cq(w|h|i|b|min|max))"
  /// A unit of angle.
  static let angleUnit = "(deg|grad|rad|turn)"
  /// An expression of CSS, which nobody reads further.
  static let math =
    "(calc|min|max|clamp|round|mod|rem|abs|sign|sqrt|pow|hypot|calc-size|anchor-size)\\(.*\\)"
  /// A length with or without a unit, as SVG's attributes have it.
  static let length = "(\(number)\(unit)?|\(math))"
  /// A length that is not below 0.
  static let positiveLength = "(\(positive)\(unit)?|\(math))"
  /// A string of CSS in quotes.
  static let quoted = "(\"[^\"]*\"|'[^']*')"
  /// A reference of CSS.
  static let url = "url\\(\(space)*(\(quoted)|[^\"'() ]*)\(space)*\\)"
  /// What stands for a value of any property: a word of CSS, or a value known only later.
  static let anyProperty =
    "inherit|initial|unset|revert|revert-layer|.*(var|env|attr)\\(.*\\).*"
  /// Text with or without line ends.
  static let text = "(.|[\n\r])*"

  private static let small = "[0-9]?(\\.[0-9]+)?[eE]-[0-9]+"

  /// Values separated by white space or commas.
  static func list(_ item: String) -> String { "\(item)(\(separator)\(item))*" }

  /// Values separated by semicolons; one at the end makes no difference.
  static func series(_ item: String) -> String {
    "\(item)(\(space)*;\(space)*\(item))*(\(space)*;)?"
  }

  /// Values separated by commas, as CSS has them.
  static func commas(_ item: String) -> String {
    "\(item)(\(space)*,\(space)*\(item))*"
  }

  /// Values separated by white space.
  static func spaces(_ item: String) -> String { "\(item)(\(space)+\(item))*" }

  /// A function of CSS with anything between its parentheses.
  static func function(_ names: String) -> String { "(\(names))\\(.*\\)" }
}
