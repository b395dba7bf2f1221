import SweepDials

/// A theme as documents write it: one of the library, with changes.
struct ThemeSettings: DefaultKeyed {
  var base = ""
  var theme = Theme.instrument
  var dark: Node?
  var mode: ThemeMode?

  static let keys: KeyTable<ThemeSettings> = KeyTable(bases + colors + others)

  private static let bases: [Key<ThemeSettings>] = [
    Key("base", \.base, .word, "The theme to change: a name, or a theme file as in brand.yaml."),
    Key(
      "mode", \.mode, optional: .choice,
      "Whether colours are written as they are, or as custom properties that a page can set; by default variables if there is a dark theme."
    ),
    Key("dark", \.dark, optional: .raw(.reference("theme")), "The colours in the dark."),
  ]

  private static var colors: [Key<ThemeSettings>] {
    ThemeColor.Token.allCases.map { token in
      Key(token.rawValue, \.theme[token], .color, token.entry.help)
    }
  }

  private static let others: [Key<ThemeSettings>] = [
    Key(
      "fontFamily", \.theme.fontFamily, .document(.fontFamily), "The font families, as a CSS list."),
    Key(
      "drawnFace", \.theme.drawnFace, .choice, "The face of text where it is drawn as paths."),
    Key(
      "font", \.theme.font, optional: .document(.font),
      "A TTF, OTF or TTC file beside the document, as in brand.ttf, brand.ttc#1 or brand.ttf#Bold; its text is drawn as paths or embedded."
    ),
    Key("labelWeight", \.theme.labelWeight, .weight, "The weight of scale labels."),
    Key("readoutWeight", \.theme.readoutWeight, .weight, "The weight of the readout."),
    Key(
      "markWeight", \.theme.markWeight, .number(in: 0.1...5), "The factor on the widths of ticks."),
    Key("markCap", \.theme.markCap, .choice, "How ticks end."),
    Key("shadow", \.theme.shadow, .number(in: 0...1), "The opacity of shadows."),
    Key("construction", changing: \.theme.construction, "How dials are built."),
  ]
}
