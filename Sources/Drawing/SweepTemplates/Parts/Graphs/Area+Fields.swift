import SweepDials

extension Area: TemplatePart {
  static let summary = "The space between the data of a plot and its foot, which fades downwards."

  static let fields: [Field<Area>] = [
    Field("curve", \.curve, .choice, "How its edge goes from point to point."),
    Field("color", \.color, .themeColor, "The colour."),
    Field("opacity", \.opacity, .number(), "The opacity at the highest point, 0 … 1."),
    Field(
      "foot", \.foot, optional: .number(),
      "The reading at the base; by default zero or the lower end."),
    Field(
      "fromZeroOnly", \.isFromZeroOnly, .boolean,
      "Whether it is left out where the scale has no zero."),
    Field(
      "tolerance", \.tolerance, .number(),
      "How far the edge may move when points are dropped."),
  ]
}
