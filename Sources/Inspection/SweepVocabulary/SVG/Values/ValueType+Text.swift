import SweepValues

extension ValueType {
  static let text = ValueType("text", .text, pattern: Spelling.text)
  static let language = ValueType(
    "a language such as 'en' or 'de-CH'", .text,
    pattern: "([A-Za-z]{1,8}([_\\-][A-Za-z0-9]{1,8})*)?")
  static let languages = ValueType(
    "languages separated by commas", .text,
    pattern: "(\(Spelling.commas("[A-Za-z]{1,8}([_\\-][A-Za-z0-9]{1,8})*")))?")
  static let identifier = ValueType("a name without spaces", .id, pattern: "[^ \t\n\r]+")
  /// A name of XML without a colon (xml:id 1.0, 4); beyond ASCII, any character.
  static let plainName = ValueType(
    "a name of letters, digits, '-', '.' and '_' that begins with a letter or '_'", .id,
    pattern: "[^ \t\n\r!-@\\[-\\^`{-~][^ \t\n\r!-,/:-@\\[-\\^`{-~]*")
  static let idReference = ValueType("the id of an element", .references, pattern: "[^ \t\n\r]+")
  static let identifiers = ValueType(
    "names separated by spaces", .references,
    pattern: "([^ \t\n\r]+(\(Spelling.space)+[^ \t\n\r]+)*)?"
  )
  static let classes = ValueType("names of classes", .text, pattern: Spelling.text)
  static let reference = ValueType("a reference such as '#id'", .reference, pattern: ".*")
  static let declarations = ValueType(
    "declarations such as 'fill: red'", .declarations, pattern: Spelling.text)
  static let script = ValueType("a script", .script, pattern: Spelling.text)
  static let mediaType = ValueType(
    "a media type such as 'text/css'", .text, pattern: "(.+/.+|module|importmap|speculationrules)?")
  static let target = ValueType(
    "the name of a frame", .text, pattern: "[^ ].*", or: ["_self", "_blank", "_parent", "_top"])

  /// Names in quotes, or of identifiers, as CSS has them (CSS Fonts 4, 2.1.1).
  static let fontFamily = property(
    "names of fonts, in quotes unless they are words of letters and hyphens", .text,
    pattern: Spelling.commas("(\(Spelling.quoted)|\(Spelling.spaces(Spelling.identifier)))"))
  static let fontSize = property(
    "a size", .length, pattern: Spelling.positiveLength,
    or: words("xx-small x-small small medium large x-large xx-large xxx-large larger smaller math"))
  static let fontWeight = property(
    "a number from 1 to 1000, or a word such as 'bold'", .number,
    pattern: "\\+?0*(1000|[1-9][0-9]{0,2})(\\.[0-9]+)?",
    or: words("normal bold bolder lighter"))
  static let fontStyle = property(
    "'normal', 'italic' or 'oblique'", .keyword,
    pattern: "oblique\(Spelling.space)+\(Spelling.number)\(Spelling.angleUnit)",
    or: words("normal italic oblique"))
  static let fontStretch = property(
    "a percentage or a width such as 'condensed'", .keyword, pattern: "\(Spelling.positive)%",
    or: words(
      """
      normal wider narrower ultra-condensed extra-condensed condensed semi-condensed \
      semi-expanded expanded extra-expanded ultra-expanded
      """))
  static let fontVariant = property(
    "'normal', 'small-caps' or other variants", .text,
    pattern: Spelling.spaces("([a-z][a-z0-9\\-]*(\\([^()]*\\))?)"))
  static let fontSizeAdjust = property(
    "'none' or a number", .text,
    pattern: "(([a-z\\-]+)\(Spelling.space)+)?(\(Spelling.positive)|from-font)", or: ["none"])
  static let spacing = property(
    "'normal' or a length", .length, pattern: Spelling.length, or: ["normal"])
  static let kerning = property(
    "'auto' or a length", .length, pattern: Spelling.length, or: ["auto"])
  static let baselineShift = property(
    "a length, 'sub' or 'super'", .length, pattern: Spelling.length,
    or: words("baseline sub super top center bottom"))
  static let glyphOrientation = property(
    "an angle", .angle, pattern: "\(Spelling.number)\(Spelling.angleUnit)?", or: ["auto"])
  static let textDecoration = property(
    "'none', or lines with a style and a colour", .text,
    pattern: Spelling.spaces("(\(decoration)|\(colorPattern)|\(Spelling.length))"))
  static let textOverflow = property(
    "'clip', 'ellipsis' or a text in quotes", .text,
    pattern: Spelling.spaces("(clip|ellipsis|\(Spelling.quoted))"))
  static let whiteSpace = property(
    "words such as 'normal' and 'pre'", .keyword,
    pattern: Spelling.spaces(
      """
      (normal|pre|nowrap|pre-wrap|pre-line|break-spaces|collapse|preserve|preserve-breaks|\
      preserve-spaces|wrap)
      """))

  static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  private static let decoration =
    "(none|underline|overline|line-through|blink|solid|double|dotted|dashed|wavy|auto|from-font"
    + "|spelling-error|grammar-error)"
}

extension ValueType {
  static let duration = ValueType(
    "a clock value such as '2s', or 'indefinite'", .clock, pattern: clock,
    or: ["media", "indefinite"])
  static let minimum = ValueType(
    "a clock value such as '2s'", .clock, pattern: clock, or: ["media"])
  static let repeatDuration = ValueType(
    "a clock value such as '2s' or 'indefinite'", .clock, pattern: clock, or: ["indefinite"])
  static let repeatCount = ValueType(
    "a number above 0", .number,
    pattern: "0*[1-9][0-9]*(\\.[0-9]+)?|0*\\.0*[1-9][0-9]*|0+\\.0*[1-9][0-9]*",
    or: ["indefinite"])
  static let times = ValueType(
    "times such as '1s', 'a.end + 1s', 'a.click' or 'indefinite'", .times,
    pattern: "\(time)(\(gap);\(gap)\(time))*")
  static let fractions = ValueType(
    "numbers from 0 to 1, separated by semicolons", .fractions,
    pattern: Spelling.series("(\(Spelling.fraction))"))
  static let splines = ValueType(
    "four numbers for each step, steps separated by semicolons", .splines,
    pattern: Spelling.series("\(Spelling.number)(\(Spelling.separator)\(Spelling.number)){3}"))
  static let values = ValueType(
    "values separated by semicolons", .values,
    pattern: "(\(valueItem)(;\(valueItem))*(;\(gap))?)?")
  static let value = ValueType("a value of what is animated", .values, pattern: Spelling.text)
  static let attributeName = ValueType(
    "the name of an attribute or property", .attributeName, pattern: "[^ \t\n\r]+")
  static let motionRotation = ValueType(
    "a number of degrees", .angle, pattern: Spelling.number, or: ["auto", "auto-reverse"])

  private static let gap = "\(Spelling.space)*"
  private static let valueItem = "[^;]*[^; \t\n\r][^;]*"

  /// A clock value (SMIL 3.0, 5.4), where browsers also take a fraction without a digit before it.
  static let clock =
    "([0-9]+:[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?|[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?"
    + "|([0-9]+(\\.[0-9]+)?|\\.[0-9]+)(h|min|s|ms)?)"

  /// One entry of `begin` or `end` (SVG 1.1, 19.2.8). Hyphens and dots of ids, which browsers read
  /// differently, are accepted; in events a backslash precedes them (SMIL 3.0, 5.4.2).
  private static let time: String = {
    let offset = "\(gap)[+\\-]\(gap)\(clock)"
    let id = "[^ \t\n\r;.+\\-()0-9][^ \t\n\r;+()]*"
    let event = "[A-Za-z_]([A-Za-z0-9_]|\\\\[\\-.])*(:[A-Za-z_]+)?(\\([0-9]+\\))?"
    return "([+\\-]?\(gap)\(clock)|(\(id)\\.)?\(event)(\(offset))?"
      + "|accessKey\\(.\\)(\(offset))?|wallclock\\([^()]*\\)|indefinite)"
  }()
}
