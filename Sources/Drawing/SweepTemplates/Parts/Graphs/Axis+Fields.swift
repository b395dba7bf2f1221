import SweepDials

extension Axis: TemplatePart {
  static let summary =
    "A scale along a side of a plot, with marks, labels and a title outside of it."

  static let fields: [Field<Axis>] =
    [
      Field("side", \.side, .choice, "The side."),
      Field("distance", \.distance, .number(), "The distance from the plot."),
      Field("lineWidth", \.lineWidth, .number(), "The width of the axis line; 0 for none."),
      Field("tickLength", \.tickLength, .number(), "The length of major marks; 0 for none."),
      Field(
        "minorTickLength", \.minorTickLength, .number(), "The length of minor marks; 0 for none."),
      Field("lineColor", \.lineColor, .themeColor, "The colour of the line."),
      Field(
        "tickColor", \.tickColor, optional: .themeColor,
        "The colour of marks; by default the line's."),
      Field("labels", \.hasLabels, .boolean, "Whether readings are labelled."),
      Field("gap", \.gap, .number(), "The distance of labels from the marks."),
      Field("size", \.size, .number(), "The size of the labels."),
      Field(
        "maximumWidth", \.maximumWidth, optional: .number(),
        "The greatest width of labels beside a vertical axis."),
      Field("weight", \.weight, optional: .weight, "The weight; the theme's by default."),
      Field("color", \.color, .themeColor, "The colour of the labels and the title."),
      Field(
        "every", \.every, optional: .quantity,
        "The distance between labels; by default chosen to fit."),
      Field(
        "texts", \.texts, .textsByNumber,
        "Texts for some readings, as in {0: empty, 100: full}."),
      Field("title", \.title, .text, "The title, above a vertical axis or at the right end."),
      Field("unit", \.style.unit, .text, "The unit after each number."),
    ] + NumberStyle.fields.map { $0.inside(\.style) }
}
