/// Parts of which the patterns of SVG's values are built.
enum Spelling {
  static let space = "[ \t\n\r]"
  static let separator = "(\(space)+(,\(space)*)?|,\(space)*)"
  static let exponent = "[eE][+\\-]?[0-9]+"
  /// A number without a sign (CSS Values 4, 5.2): digits follow the point.
  static let unsigned = "([0-9]*\\.)?[0-9]+(\(exponent))?"
  static let number = "[+\\-]?\(unsigned)"
  /// A number that is not below 0.
  static let positive = "(\\+?\(unsigned)|-0+(\\.0+)?)"
  static let integer = "[+\\-]?[0-9]+"
  /// A number from 0 to 1.
  static let fraction = "\\+?(0*(\\.[0-9]+|0(\\.[0-9]+)?|1(\\.0+)?)|\(small))"
  /// A unit of length (CSS Values 4, 6); a percentage counts as one.
  static let unit = "(\(lengthUnit)|%)"
  static let lengthUnit =
    "(em|rem|ex|rex|cap|rcap|ch|rch|ic|ric|lh|rlh|px|cm|mm|q|in|pt|pc"
    + "|[sld]?v(w|h|i|b|min|max)|cq(w|h|i|b|min|max))"
  static let angleUnit = "(deg|grad|rad|turn)"
  static let math =
    "(calc|min|max|clamp|round|mod|rem|abs|sign|sqrt|pow|hypot|calc-size|anchor-size)\\(.*\\)"
  static let length = "(\(number)\(unit)?|\(math))"
  /// A length that is not below 0.
  static let positiveLength = "(\(positive)\(unit)?|\(math))"
  /// An identifier of CSS (CSS Syntax 3, 4.3.11): no digit at its start, punctuation only escaped.
  static let identifier: String = {
    let rest = "\\\\.|[^\\\\ \t\n\r,;:.{}()/!@#$%\\^&*+=<>?|~`'\"\\[\\]"
    return "(\(rest)0-9])(\(rest)])*"
  }()
  static let quoted = "(\"[^\"]*\"|'[^']*')"
  static let url = "url\\(\(space)*(\(quoted)|[^\"'() ]*)\(space)*\\)"
  /// Value of any property: a keyword of CSS, or a value known only later.
  static let anyProperty =
    "inherit|initial|unset|revert|revert-layer|.*(var|env|attr)\\(.*\\).*"
  static let text = "(.|[\n\r])*"

  private static let small = "[0-9]?(\\.[0-9]+)?[eE]-[0-9]+"

  /// The arguments of a function, with space around them.
  static func arguments(_ items: String) -> String { "\\(\(space)*\(items)\(space)*\\)" }

  static func list(_ item: String) -> String { "\(item)(\(separator)\(item))*" }

  /// Values separated by semicolons; one at the end makes no difference.
  static func series(_ item: String) -> String {
    "\(item)(\(space)*;\(space)*\(item))*(\(space)*;)?"
  }

  static func commas(_ item: String) -> String {
    "\(item)(\(space)*,\(space)*\(item))*"
  }

  static func spaces(_ item: String) -> String { "\(item)(\(space)+\(item))*" }

  static func function(_ names: String) -> String { "(\(names))\\(.*\\)" }
}

/// Numbers that are separated only if they would otherwise merge: `1-2`, `.5.5`.
///
/// A number takes all characters it can (SVG 2, 9.3.9), so that a point begins a new one only where
/// the number before it has a point or an exponent already: `10.5` is one number, `1.0.5` are two.
/// Therefore two kinds of ends are kept apart: after any number, and after one that a point may
/// follow.
struct NumberRun {
  let any: String
  /// The same, but a number that begins with a point may follow at once.
  let dotted: String
  let anyAfterDot: String
  /// The same, but a number that begins with a point may follow at once.
  let dottedAfterDot: String

  private static let begin = "(\(Spelling.separator)[+\\-]?|[+\\-])"
  private static let first = "\(Spelling.space)*[+\\-]?"
  private static let loose = "\(Spelling.separator)?[+\\-]?"
  private static let decimals = "\\.[0-9]+(\(Spelling.exponent))?"
  private static let withDot = "([0-9]*\(decimals)|[0-9]+\(Spelling.exponent))"

  static let next = NumberRun(after: begin)
  static let initial = NumberRun(after: first)
  static let afterFlag = NumberRun(after: loose)

  private init(after junction: String) {
    any = junction + Spelling.unsigned
    dotted = junction + Self.withDot
    anyAfterDot = Self.decimals
    dottedAfterDot = Self.decimals
  }

  private init(any: String, dotted: String, anyAfterDot: String, dottedAfterDot: String) {
    self.any = any
    self.dotted = dotted
    self.anyAfterDot = anyAfterDot
    self.dottedAfterDot = dottedAfterDot
  }

  func followed(by other: NumberRun) -> NumberRun {
    NumberRun(
      any: "(\(any)\(other.any)|\(dotted)\(other.anyAfterDot))",
      dotted: "(\(any)\(other.dotted)|\(dotted)\(other.dottedAfterDot))",
      anyAfterDot: "(\(anyAfterDot)\(other.any)|\(dottedAfterDot)\(other.anyAfterDot))",
      dottedAfterDot: "(\(anyAfterDot)\(other.dotted)|\(dottedAfterDot)\(other.dottedAfterDot))")
  }

  func ended(by text: String, then other: NumberRun) -> NumberRun {
    NumberRun(
      any: any + text + other.any, dotted: any + text + other.dotted,
      anyAfterDot: anyAfterDot + text + other.any,
      dottedAfterDot: anyAfterDot + text + other.dotted)
  }

  /// So many numbers, the first of which is `self`; halves keep the pattern short.
  func counted(_ count: Int) -> NumberRun {
    guard count > 1 else { return self }
    let half = count / 2
    return counted(half).followed(by: NumberRun.next.counted(count - half))
  }

  func repeated(_ further: NumberRun) -> String {
    let more = further.dottedAfterDot
    let start = "(\(any)|\(dotted)(\(more))*\(further.anyAfterDot))"
    let again = "(\(further.any)|\(further.dotted)(\(more))*\(further.anyAfterDot))"
    return "\(start)(\(again))*"
  }

  static func groups(of count: Int) -> String {
    initial.counted(count).repeated(next.counted(count))
  }
}
