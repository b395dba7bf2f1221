import SweepValues

extension ValueType {
  static let color = property("a colour", .color, pattern: colorPattern, or: colorNames)
  static let paint = property(
    "a colour, 'none' or a reference such as 'url(#id)'", .paint,
    pattern: "\(colorPattern)|\(Spelling.url)(\(Spelling.space)*(none|\(colorPattern)))?",
    or: ["none", "context-fill", "context-stroke"] + colorNames)
  static let opacity = property(
    "a number from 0 to 1 or a percentage", .number,
    pattern: "\(Spelling.number)%?|\(Spelling.math)")

  /// A colour (CSS Color 4), with the profiles that SVG 1.1 has behind it.
  static let colorPattern =
    "(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|\(rgb)|\(hsl)|\(colorFunction)"
    + "|\(colorNames.joined(separator: "|"))|\(systemColors.joined(separator: "|")))"
    + "(\(Spelling.space)+icc-color\\([^()]*\\))?"

  /// What is newer, and what is said of other colours, is looked at only from outside.
  private static let colorFunction =
    "((hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|contrast-color|device-cmyk)"
    + "\\(\(nested)\\)|(rgb|hsl)a?\\(\(gap)from\(space)\(nested)\\))"

  /// Text with parentheses in pairs, two deep.
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
