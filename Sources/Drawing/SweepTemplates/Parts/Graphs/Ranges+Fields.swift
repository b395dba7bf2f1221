import SweepDials

extension Ranges: TemplatePart {
  static let summary = "Coloured stretches beside a straight scale that mark good and bad readings."

  static let fields: [Field<Ranges>] = [
    Field(
      "limits", \.limits, .numbers(),
      "The readings where stretches begin, and the one where the last ends."),
    Field(
      "colors", \.colors, .list(of: .themeColor),
      "The colours; with fewer stretches, the last ones count."),
    Field(
      "names", \.names, .list(of: .text),
      "What they mean, for descriptions; with fewer stretches, the last ones count."
    ),
    Field(
      "patterns", \.patterns, .list(of: .choice),
      "The patterns; with fewer stretches, the last ones count."),
    Field("side", \.side, .choice, "The side of the plot."),
    Field("distance", \.distance, .number(), "The distance of the middle from the plot."),
    Field("width", \.width, .number(), "The width in dial units."),
  ]
}
