import SweepDials

/// A theme as documents write it: one of the library, with changes.
struct ThemeSettings: FieldDecodable {
  var base = ""
  var theme = Theme.instrument
  var dark: Node?
  var mode: ThemeMode?

  static let fields: [Field<ThemeSettings>] = [
    Field("base", \.base, .word, "The theme to change: a name, or a theme file as in brand.yaml."),
    Field(
      "mode", \.mode, optional: .choice,
      "Whether colours are written as they are, or as custom properties that a page can set; by default variables if there is a dark theme."
    ),
    Field("dark", \.dark, optional: .raw(.reference("theme")), "The colours in the dark."),
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
      "drawnFace", \.theme.drawnFace, .choice, "The face of text where it is drawn as paths."),
    Field(
      "font", \.theme.font, optional: .font,
      "A TTF, OTF or TTC file beside the document, as in brand.ttf, brand.ttc#1 or brand.ttf#Bold; its text is drawn as paths or embedded."
    ),
    Field("labelWeight", \.theme.labelWeight, .weight, "The weight of scale labels."),
    Field("readoutWeight", \.theme.readoutWeight, .weight, "The weight of the readout."),
    Field(
      "markWeight", \.theme.markWeight, .number(in: 0.1...5), "The factor on the widths of ticks."),
    Field("markCap", \.theme.markCap, .choice, "How ticks end."),
    Field("shadow", \.theme.shadow, .number(in: 0...1), "The opacity of shadows."),
    Field("construction", changing: \.theme.construction, "How dials are built."),
  ]
}
