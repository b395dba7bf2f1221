import SweepDials

extension Line: TemplatePart {
  static let name = "line"
  static let summary =
    "The data of a plot as a line that draws itself, with a gap where a reading is missing."
  static var defaults: Line { Line() }

  static let fields: [Field<Line>] = [
    Field("curve", \.curve, .choice, "How it goes from point to point."),
    Field("width", \.width, .number(), "The width in dial units."),
    Field("name", \.title, .text, "What the data are, for those who do not see them."),
    Field("color", \.color, .themeColor, "The colour."),
    Field(
      "tolerance", \.tolerance, .number(),
      "The most that the line may move where points are left out that nobody can see; 0 to keep all."
    ),
  ]
}
