import SweepDials

extension Line: TemplatePart {
  static let summary =
    "The data of a plot as a line that draws itself, with a gap where a reading is missing."

  static let fields: [Field<Line>] = [
    Field("curve", \.curve, .choice, "How it goes from point to point."),
    Field("width", \.width, .number(), "The width in dial units."),
    Field("name", \.title, .text, "The name of the data, for descriptions."),
    Field("color", \.color, .themeColor, "The colour."),
    Field(
      "tolerance", \.tolerance, .number(),
      "How far the line may move when points are dropped; 0 keeps all."
    ),
  ]
}
