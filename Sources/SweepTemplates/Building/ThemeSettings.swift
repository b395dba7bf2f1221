import SweepDials

/// A theme as documents write it: one of the library, with changes.
struct ThemeSettings: FieldDecodable {
  var base = ""
  var theme = Theme.instrument

  static var defaults: ThemeSettings { ThemeSettings() }

  static let fields: [Field<ThemeSettings>] = [
    Field(
      "base", \.base, .choice(of: Theme.library.map(\.name)), "The theme that the rest changes."),
    Field("face", \.theme.face, .color, "The dial's face, at its top."),
    Field("faceEdge", \.theme.faceEdge, .color, "The dial's face, at its bottom."),
    Field("bezel", \.theme.bezel, .color, "The ring round the face, at its top."),
    Field("bezelEdge", \.theme.bezelEdge, .color, "The ring round the face, at its bottom."),
    Field("ink", \.theme.ink, .color, "Labels, numerals and the readout."),
    Field("muted", \.theme.muted, .color, "Units, captions and minor marks."),
    Field("mark", \.theme.mark, .color, "Major marks."),
    Field("track", \.theme.track, .color, "The empty part of a progress arc."),
    Field("accent", \.theme.accent, .color, "The one colour that draws the eye."),
    Field("needle", \.theme.needle, .color, "The needle, on its lit side."),
    Field("needleShade", \.theme.needleShade, .color, "The needle, on its other side."),
    Field("hand", \.theme.hand, .color, "Hour and minute hands."),
    Field("secondHand", \.theme.secondHand, .color, "Second hands."),
    Field("hub", \.theme.hub, .color, "The cap over the pivot, at its top."),
    Field("hubEdge", \.theme.hubEdge, .color, "The cap over the pivot, at its bottom."),
    Field("good", \.theme.good, .color, "A reading as it should be."),
    Field("warning", \.theme.warning, .color, "A reading to watch."),
    Field("danger", \.theme.danger, .color, "A reading that must not be."),
    Field("fontFamily", \.theme.fontFamily, .fontFamily, "The font families, as a CSS list."),
    Field(
      "labelWeight", \.theme.labelWeight, .integer(in: 100...900), "The weight of scale labels."),
    Field(
      "readoutWeight", \.theme.readoutWeight, .integer(in: 100...900), "The weight of the readout."),
    Field(
      "markWeight", \.theme.markWeight, .number(in: 0.1...5),
      "What ticks weigh, times their own."),
    Field("markCap", \.theme.markCap, .choice, "How ticks end."),
    Field("shadow", \.theme.shadow, .number(in: 0...1), "The opacity of shadows."),
  ]
}

extension Decoding {
  /// The theme that a document asks for, as a name or as changes to a theme.
  ///
  /// - Parameter base: the theme that is changed where none is named.
  /// - Parameter keepsBase: whether that theme stays even where one is named.
  mutating func theme(
    _ node: Node?, base: Theme = .instrument, keepsBase: Bool = false
  ) -> Theme {
    guard let node, let (operand, site) = operand(node, "theme") else { return base }
    switch operand {
    case .absent: return base
    case .mapping(let entries):
      var settings = ThemeSettings(theme: base)
      if let named = node["base"] {
        settings.theme = theme(named, base: base, keepsBase: keepsBase)
      }
      decode(entries, into: &settings, of: "'theme'", at: site.location, skipping: ["base"])
      return settings.theme
    default:
      let name = ValueType<String>.word.decode(operand, site, &self)
      guard let name else { return base }
      if let theme = Theme.library.first(where: { $0.name == name }) {
        return keepsBase ? base : theme
      }
      sink.error(
        .unknownTheme, "unknown theme \(name.quoted)", at: site.location,
        hint: Suggestion.hintOrList(name, among: Theme.library.map(\.name), "the themes are"))
      return base
    }
  }
}
