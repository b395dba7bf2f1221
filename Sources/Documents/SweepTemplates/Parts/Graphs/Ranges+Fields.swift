import SweepDials

extension Ranges: TemplatePart {
  static let name = "ranges"
  static let summary =
    "Coloured stretches beside a straight scale that tell good readings from bad ones."
  static var defaults: Ranges { Ranges() }

  static let fields: [Field<Ranges>] = [
    Field(
      "limits", \.limits, .numbers(),
      "The readings at which stretches begin, and at last the one at which the last ends."),
    Field(
      "colors", \.colors, .list(of: .themeColor),
      "The colours; where there are fewer stretches, the last ones count."),
    Field(
      "names", \.names, .list(of: .text),
      "What the stretches mean, for those who do not see them; where there are fewer stretches, the last ones count."
    ),
    Field(
      "patterns", \.patterns, .list(of: .choice),
      "The patterns of the stretches; where there are fewer stretches, the last ones count."),
    Field("side", \.side, .choice, "The side of the plot."),
    Field("distance", \.distance, .number(), "The distance of the middle from the plot."),
    Field("width", \.width, .number(), "The width in dial units."),
  ]
}
