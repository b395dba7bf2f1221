import SweepDials

extension Axis: TemplatePart {
  static let name = "axis"
  static let summary =
    "A scale along a side of a plot, with marks, labels and a title outside of it."
  static var defaults: Axis { Axis() }

  static let fields: [Field<Axis>] =
    [
      Field("side", \.side, .choice, "The side."),
      Field("distance", \.distance, .number(), "How far it stands off the plot."),
      Field(
        "lineWidth", \.lineWidth, .number(), "The width of the line along the side; 0 for none."),
      Field("tickLength", \.tickLength, .number(), "The length of major marks; 0 for none."),
      Field(
        "minorTickLength", \.minorTickLength, .number(), "The length of minor marks; 0 for none."),
      Field("lineColor", \.lineColor, .themeColor, "The colour of the line."),
      Field(
        "tickColor", \.tickColor, optional: .themeColor,
        "The colour of the marks; by default the line's."),
      Field("labels", \.hasLabels, .boolean, "Whether readings are told."),
      Field("gap", \.gap, .number(), "The distance of labels from the marks."),
      Field("size", \.size, .number(), "The size of the labels."),
      Field(
        "maximumWidth", \.maximumWidth, optional: .number(),
        "The greatest width of labels beside an upright axis; their type gets smaller for it."),
      Field(
        "weight", \.weight, optional: .integer(in: 100...900), "The weight; the theme's by default."
      ),
      Field("color", \.color, .themeColor, "The colour of the labels and the title."),
      Field(
        "every", \.every, optional: .quantity,
        "The distance between labels in units of the scale; by default chosen to fit."),
      Field(
        "texts", \.texts, .textsByNumber,
        "Texts instead of the figures of some readings, as in {0: empty, 100: full}."),
      Field(
        "title", \.title, .text,
        "What is told, or in which unit: above an upright axis, at the right end of another."),
      Field("unit", \.style.unit, .text, "The unit behind each number."),
    ] + NumberStyle.fields.map { $0.inside(\.style) }
}
