import SweepDiagnostics
import SweepDials
import SweepScene

extension Grammar {
  /// A colour: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` or a name of CSS.
  static func color(_ text: String) throws(GrammarError) -> Color {
    if text.utf8.first == UInt8(ascii: "#") { return try hexColor(text) }
    if let color = NamedColors.color(text) { return color }
    throw unknownColor(text, among: NamedColors.names, "#rrggbb or a name of CSS")
  }

  /// A colour of one's own or one of the theme's, by its name.
  static func themeColor(_ text: String) throws(GrammarError) -> ThemeColor {
    if let token = ThemeColor.Token(rawValue: text) { return .token(token) }
    if text.utf8.first == UInt8(ascii: "#") { return .color(try hexColor(text)) }
    if let color = NamedColors.color(text) { return .color(color) }
    throw unknownColor(
      text, among: ThemeColor.Token.allCases.map(\.rawValue) + NamedColors.names,
      "#rrggbb, a name of CSS or a colour of the theme")
  }

  private static func unknownColor(
    _ text: String, among names: [String], _ what: String
  ) -> GrammarError {
    GrammarError(
      .badSpelling, "must be a colour (\(what)), not \(text.quoted)",
      hint: Suggestion.hint(text, among: names))
  }

  private static func hexColor(_ text: String) throws(GrammarError) -> Color {
    if let color = Color(hexDigits: text.dropFirst()) { return color }
    throw GrammarError(
      .badSpelling, "must be a colour, not \(text.quoted)",
      hint: "after '#' stand 3, 4, 6 or 8 hexadecimal digits")
  }
}
