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
    let digits = text.dropFirst().utf8.map(hexDigit)
    let values = digits.compactMap(\.self)
    guard values.count == digits.count, [3, 4, 6, 8].contains(values.count) else {
      throw GrammarError(
        .badSpelling, "must be a colour, not \(text.quoted)",
        hint: "after '#' stand 3, 4, 6 or 8 hexadecimal digits")
    }
    // The short forms stand for each digit twice.
    let pairs = values.count < 6 ? values.flatMap { [$0, $0] } : values
    let bytes = stride(from: 0, to: pairs.count, by: 2).map { pairs[$0] << 4 | pairs[$0 + 1] }
    let rgb = bytes[0] << 16 | bytes[1] << 8 | bytes[2]
    return Color(rgb, alpha: bytes.count > 3 ? Double(bytes[3]) / 255 : 1)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
