import SweepDials

extension Bands: TemplatePart {
  static let summary = "Coloured stretches of a scale that mark good and bad readings."

  static let fields: [Field<Bands>] = [
    Field(
      "limits", \.limits, .numbers(),
      "The readings where bands begin, and the one where the last band ends."),
    Field(
      "colors", \.colors, .list(of: .themeColor),
      "The colours; with fewer bands, the last ones count."),
    Field(
      "names", \.names, .list(of: .text),
      "What the bands mean, for descriptions; with fewer bands, the last ones count."
    ),
    Field("radius", \.radius, .number(), "The radius of the middle, in dial units."),
    Field("width", \.width, .number(), "The width, if tapered at the lower end."),
    Field(
      "endWidth", \.endWidth, optional: .number(),
      "The width at the upper end; by default the same."),
    Field("gap", \.gap, .number(), "The gap between two bands."),
    Field(
      "patterns", \.patterns, .list(of: .choice),
      "The patterns; with fewer bands, the last ones count."),
  ]
}
