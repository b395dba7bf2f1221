import SweepDiagnostics
import SweepDials
import SweepScene
import SweepValues

extension Grammar {
  /// A colour as CSS spells it: `#rrggbb`, a name, `rgb()`, `oklch()` and all others (CSS Color 4).
  static func color(_ text: String) throws(GrammarError) -> Color {
    if let color = cssColor(text) { return color }
    throw notAColor(text, among: ColorNames.all, "#rrggbb or a name of CSS")
  }

  /// A custom colour or one of the theme's, by its name.
  static func themeColor(_ text: String) throws(GrammarError) -> ThemeColor {
    if let token = ThemeColor.Token(rawValue: text) { return .token(token) }
    if let color = cssColor(text) { return .color(color) }
    throw notAColor(
      text, among: ThemeColor.Token.allCases.map(\.rawValue) + ColorNames.all,
      "#rrggbb, a name of CSS or a colour of the theme")
  }

  /// A colour of CSS; `none`, with which SVG paints nothing, is one through which all is seen.
  private static func cssColor(_ text: String) -> Color? {
    Color(css: text == "none" ? "transparent" : text)
  }

  /// The syntax of CSS functions (CSS Color 4, 4 to 9).
  private static let functions = [
    "rgb": "write rgb(255 0 0), or rgb(255 0 0 / 50%)", "rgba": "write rgb(255 0 0 / 50%)",
    "hsl": "write hsl(0 100% 50%)", "hsla": "write hsl(0 100% 50% / 50%)",
    "hwb": "write hwb(0 0% 0%)", "lab": "write lab(54% 81 70)", "lch": "write lch(54% 107 41)",
    "oklab": "write oklab(0.63 0.22 0.13)", "oklch": "write oklch(0.63 0.26 29)",
    "color": "write color(display-p3 1 0 0)",
    "var": "documents have no variables of CSS: name a colour of the theme, or a $parameter",
  ]

  private static func notAColor(
    _ text: String, among names: [String], _ what: String
  ) -> GrammarError {
    if text.utf8.first == UInt8(ascii: "#") {
      return GrammarError(
        .badSpelling, "must be a colour, not \(text.quoted)",
        hint: "write 3, 4, 6 or 8 hexadecimal digits after '#'")
    }
    if let hint = functions[String(text.lowercased().prefix { $0 != "(" })], text.hasSuffix(")") {
      return GrammarError(.badSpelling, "must be a colour, not \(text.quoted)", hint: hint)
    }
    return GrammarError(
      .badSpelling, "must be a colour (\(what)), not \(text.quoted)",
      hint: Suggestion.hint(text, among: names))
  }
}
