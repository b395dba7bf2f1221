import SweepValues

// The types of attribute values (SVG 2, 4.2), of CSS properties and of WAI-ARIA.
extension ValueType {
  static let number = ValueType("a number", .number, pattern: Spelling.number)
  static let positiveNumber = ValueType(
    "a non-negative number", .number, pattern: Spelling.positive)
  static let integer = ValueType(
    "a whole number", .number, pattern: Spelling.integer, schema: .datatype("integer"))
  static let count = ValueType(
    "a whole number above 0", .number, pattern: "\\+?0*[1-9][0-9]*",
    schema: .datatype("positiveInteger"))
  static let numberOrPercentage = ValueType(
    "a number or a percentage", .number, pattern: "\(Spelling.number)%?")
  static let numbers = ValueType(
    "a list of numbers", .numbers, pattern: "(\(Spelling.list(Spelling.number)))?")
  package static let positivePair = ValueType(
    "one or two non-negative numbers", .numbers,
    pattern: "\(Spelling.positive)(\(Spelling.separator)\(Spelling.positive))?")
  package static let countPair = ValueType(
    "one or two whole numbers above 0", .numbers,
    pattern: "\(whole)(\(Spelling.separator)\(whole))?")

  static let length = ValueType("a length", .length, pattern: Spelling.length, ignoresCase: true)
  static let positiveLength = ValueType(
    "a non-negative length", .length, pattern: Spelling.positiveLength, ignoresCase: true)
  static let lengths = ValueType(
    "a list of lengths", .numbers, pattern: Spelling.list(Spelling.length), ignoresCase: true)
  static let markerReference = ValueType(
    "a length", .length, pattern: Spelling.length,
    or: ["left", "center", "right", "top", "bottom"], ignoresCase: true)

  static let version = ValueType("a version such as '1.1'", .text, pattern: "[0-9]+(\\.[0-9]+)*")
  static let viewBox = ValueType(
    "four numbers with a non-negative width and height", .viewBox,
    pattern: NumberRun.initial.counted(2).any + "(\(Spelling.separator)\(Spelling.positive)){2}")
  static let orient = ValueType(
    "an angle", .angle, pattern: "\(Spelling.number)\(Spelling.angleUnit)?",
    or: ["auto", "auto-start-reverse"], ignoresCase: true)
  private static let whole = "\\+?0*[1-9][0-9]*(\\.0+)?"
}

extension ValueType {
  static let path = ValueType("path data", .path, pattern: "(\(pathPattern))?", or: ["none"])
  static let points = ValueType(
    "a list of points, two numbers each", .points, pattern: "(\(NumberRun.groups(of: 2)))?")
  static let transforms = ValueType(
    "a list of transforms", .transforms,
    pattern: "(\(transform)(\(Spelling.separator)?\(transform))*)?")
  static let preserveAspectRatio = ValueType(
    "an alignment such as 'xMidYMid meet'", .text,
    pattern: "(defer\(Spelling.space)+)?(none|x(Min|Mid|Max)Y(Min|Mid|Max))"
      + "(\(Spelling.space)+(meet|slice))?")

  /// Path data (SVG 2, 9.3.9): a move first, then commands with groups of so many numbers.
  private static let pathPattern: String = {
    let gap = "\(Spelling.space)*"
    let flags = "\(Spelling.separator)[01](\(Spelling.separator))?[01]"
    let point = NumberRun.afterFlag.followed(by: .next)
    let arc = { (run: NumberRun) in run.counted(3).ended(by: flags, then: point) }
    let move = "[Mm]\(NumberRun.groups(of: 2))"
    let commands = [
      "[Zz]", "[MmLlTt]\(NumberRun.groups(of: 2))", "[HhVv]\(NumberRun.groups(of: 1))",
      "[Cc]\(NumberRun.groups(of: 6))", "[SsQq]\(NumberRun.groups(of: 4))",
      "[Aa]\(arc(.initial).repeated(arc(.next)))",
    ]
    return "\(move)(\(gap)(\(commands.joined(separator: "|"))))*"
  }()

  /// One transform (SVG 1.1, 7.6) with as many numbers as it takes.
  private static let transform: String = {
    let gap = "\(Spelling.space)*"
    let some = { (count: Int) in NumberRun.initial.counted(count).any }
    return [
      "matrix\(gap)\\(\(some(6))", "(translate|scale)\(gap)\\((\(some(1))|\(some(2)))",
      "rotate\(gap)\\((\(some(1))|\(some(3)))", "skew[XY]\(gap)\\(\(some(1))",
    ].map { "\($0)\(gap)\\)" }.joined(separator: "|").grouped
  }()
}

extension String {
  fileprivate var grouped: String { "(\(self))" }
}

extension ValueType {
  static let color = property("a colour", .color, pattern: colorPattern, or: colorNames)
  static let paint = property(
    "a colour, 'none' or a reference such as 'url(#id)'", .paint,
    pattern: "\(colorPattern)|\(Spelling.url)(\(Spelling.space)*(none|\(colorPattern)))?",
    or: ["none", "context-fill", "context-stroke"] + colorNames)
  static let opacity = property(
    "a number from 0 to 1 or a percentage", .number,
    pattern: "\(Spelling.number)%?|\(Spelling.math)")

  /// A colour (CSS Color 4).
  static let colorPattern =
    "(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|\(rgb)|\(hsl)|\(colorFunction)"
    + "|\(colorNames.joined(separator: "|"))|\(systemColors.joined(separator: "|")))"

  /// Any function: newer ones are checked only from outside.
  private static let colorFunction =
    "((hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|contrast-color|device-cmyk)"
    + "\\(\(nested)\\)|(rgb|hsl)a?\\(\(gap)from\(space)\(nested)\\))"

  private static let nested = "([^()]|\\(([^()]|\\([^()]*\\))*\\))*"

  private static let rgb: String = {
    let number = Spelling.number
    let part = "(\(number)%?|none)"
    let parted = "(\(number)(%\(gap)|\(space))|none\(space))"
    let comma = "\(Spelling.space)*,\(Spelling.space)*"
    let legacy =
      "(\(number)(\(comma)\(number)){2}|\(number)%(\(comma)\(number)%){2})(\(comma)\(number)%?)?"
    return "rgba?\\(\(gap)(\(legacy)|(\(parted)){2}\(part)\(alpha))\(gap)\\)"
  }()

  private static let hsl: String = {
    let number = Spelling.number
    let hue = "\(number)\(Spelling.angleUnit)?"
    let part = "(\(number)%?|none)"
    let parted = "(\(number)(%\(gap)|\(space))|none\(space))"
    let comma = "\(Spelling.space)*,\(Spelling.space)*"
    let legacy = "\(hue)(\(comma)\(number)%){2}(\(comma)\(number)%?)?"
    return "hsla?\\(\(gap)(\(legacy)|(\(hue)|none)\(space)\(parted)\(part)\(alpha))\(gap)\\)"
  }()

  private static let gap = "\(Spelling.space)*"
  private static let space = "\(Spelling.space)+"
  private static let alpha = "(\(gap)/\(gap)(\(Spelling.number)%?|none))?"
}

extension ValueType {
  /// The names of colours (CSS Color 4, 6.1), and two keywords.
  static let colorNames = ColorNames.all + ["transparent", "currentColor"]

  /// The names of the system's colours (CSS Color 4, 6.2), with the remaining ones of CSS 2.
  static let systemColors = """
    accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext \
    field fieldtext graytext highlight highlighttext linktext mark marktext selecteditem \
    selecteditemtext visitedtext activeborder activecaption appworkspace background \
    buttonhighlight buttonshadow captiontext inactiveborder inactivecaption inactivecaptiontext \
    infobackground infotext menu menutext scrollbar threeddarkshadow threedface threedhighlight \
    threedlightshadow threedshadow window windowframe windowtext
    """.split(separator: " ").map(String.init)
}
