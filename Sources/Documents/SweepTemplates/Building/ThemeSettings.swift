import SweepDials

/// A theme as documents write it: one of the library, with changes.
struct ThemeSettings: DefaultKeyed {
  var base = ""
  var theme = Theme.instrument
  var dark: Node?
  var mode: ThemeMode?

  static let keys: KeyTable<ThemeSettings> = KeyTable([
    Key("base", \.base, .word, "The theme to change: a name, or a theme file as in brand.yaml."),
    Key(
      "mode", \.mode, optional: .choice,
      "Whether colours are written as they are, or as custom properties that a page can set; by default variables if there is a dark theme."
    ),
    Key("dark", \.dark, optional: .raw(.reference("theme")), "The colours in the dark."),
    Key("face", \.theme.face, .color, "The dial's face, at its top."),
    Key("faceEdge", \.theme.faceEdge, .color, "The dial's face, at its bottom."),
    Key("bezel", \.theme.bezel, .color, "The ring round the face, at its top."),
    Key("bezelEdge", \.theme.bezelEdge, .color, "The ring round the face, at its bottom."),
    Key("ink", \.theme.ink, .color, "Labels, numerals and the readout."),
    Key("muted", \.theme.muted, .color, "Units, captions and minor marks."),
    Key("mark", \.theme.mark, .color, "Major marks."),
    Key("track", \.theme.track, .color, "The empty part of a progress arc."),
    Key("accent", \.theme.accent, .color, "The one colour that draws the eye."),
    Key("needle", \.theme.needle, .color, "The needle, on its lit side."),
    Key("needleShade", \.theme.needleShade, .color, "The needle, on its other side."),
    Key("hand", \.theme.hand, .color, "Hour and minute hands."),
    Key("secondHand", \.theme.secondHand, .color, "Second hands."),
    Key("hub", \.theme.hub, .color, "The cap over the pivot, at its top."),
    Key("hubEdge", \.theme.hubEdge, .color, "The cap over the pivot, at its bottom."),
    Key("good", \.theme.good, .color, "A reading as it should be."),
    Key("warning", \.theme.warning, .color, "A reading to watch."),
    Key("danger", \.theme.danger, .color, "A reading that must not be."),
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
  ])
}
