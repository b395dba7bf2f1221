import SweepDials
import SweepScene
import SweepTemplates
import SweepType

/// The request of the page for a theme of a brand.
struct PaletteRequest: Decodable {
  /// A colour of the brand.
  struct Entry: Decodable {
    var color: String
    /// The role; nil for the one that fits best.
    var role: String?
  }

  var id: String
  /// The theme that the dial is shown in; nil for its own.
  var theme: String?
  /// The colours; none for those of the dial's own theme.
  var colors: [Entry]
  var base: String?
  var font: String?
  /// Colours set by hand, by the keys of the theme; null for those that follow the brand.
  var light: [String: String?]?
  var dark: [String: String?]?
  /// The keys that text of the dial is written in.
  var texts: [String]?
  /// The name of the theme file to write, without its extension; nil to write nothing.
  var name: String?
  /// Whether another theme may be written over.
  var replace: Bool?

  /// The theme that is asked for.
  ///
  /// - Parameter current: the theme of the dial, whose figures are kept where none are chosen.
  /// - Parameter brand: the brand of which that was made; nil where it was made otherwise.
  /// - Parameter fonts: the font files that the dial's document can name.
  func theme(from current: Theme, _ brand: Palette?, fonts: [String]) -> PaletteTheme {
    let entries = colors.compactMap { entry in
      Color(css: entry.color).map {
        Palette.Entry($0, entry.role.flatMap(Palette.Role.init(rawValue:)))
      }
    }
    let library = Theme.library
    let model = [base, current.name].lazy.compactMap { name in
      library.first { $0.name == name }
    }.first
    let palette = entries.isEmpty ? brand ?? Palette(of: current) : Palette(entries)
    var theme = PaletteTheme(palette, base: model ?? .flat)
    let file = current.font?.name
    let isThere = file.map { fonts.contains(FontFace.parts(of: $0).file) } ?? false
    theme.font = font ?? (isThere ? file : nil) ?? current.drawnFace.rawValue
    theme.light = Self.tokens(light)
    theme.dark = Self.tokens(dark)
    if entries.isEmpty { theme.keep(current) }
    theme.texts = Set((texts ?? []).compactMap(ThemeColor.Token.init(rawValue:)))
    return theme
  }

  private static func tokens(_ colors: [String: String?]?) -> Palette.Colors {
    var tokens: Palette.Colors = [:]
    for (name, text) in colors ?? [:] {
      guard let token = ThemeColor.Token(rawValue: name) else { continue }
      tokens[token] = text.flatMap { Color(css: $0) }?.opacity(1)
    }
    return tokens
  }
}
