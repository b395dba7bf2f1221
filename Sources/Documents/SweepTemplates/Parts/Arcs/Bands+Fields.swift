import SweepDials

extension Bands: TemplatePart {
  static let name = "bands"
  static let summary = "Coloured stretches of a scale that tell good readings from bad ones."
  static var defaults: Bands { Bands() }

  static let fields: [Field<Bands>] = [
    Field(
      "limits", \.limits, .numbers(),
      "The readings at which bands begin, and at last the one at which the last band ends."),
    Field(
      "colors", \.colors, .list(of: .themeColor),
      "The colours; where there are fewer bands, the last ones count."),
    Field(
      "names", \.names, .list(of: .text),
      "What the bands mean, for those who do not see them; where there are fewer bands, the last ones count."
    ),
    Field("radius", \.radius, .number(), "The radius of the middle, in dial units."),
    Field(
      "width", \.width, .number(), "The width in dial units; of tapering bands at the lower end."),
    Field(
      "endWidth", \.endWidth, optional: .number(),
      "The width at the upper end, where bands taper; by default the same all along."),
    Field(
      "patterns", \.patterns, .list(of: .choice),
      "The patterns of the bands; where there are fewer bands, the last ones count."),
  ]
}
