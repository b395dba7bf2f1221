import SweepDials

extension Area: TemplatePart {
  static let name = "area"
  static let summary = "The space between the data of a plot and its foot, which fades downwards."
  static var defaults: Area { Area() }

  static let fields: [Field<Area>] = [
    Field("curve", \.curve, .choice, "How its edge goes from point to point."),
    Field("color", \.color, .themeColor, "The colour."),
    Field("opacity", \.opacity, .number(), "The opacity at the highest point, 0 … 1."),
    Field(
      "foot", \.foot, optional: .number(),
      "The reading at the foot; by default zero or the lower end."),
    Field(
      "tolerance", \.tolerance, .number(),
      "The most that the edge may move where points are left out."),
  ]
}
