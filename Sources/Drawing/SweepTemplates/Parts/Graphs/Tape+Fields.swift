import SweepDials

extension Tape: TemplatePart {
  static let summary =
    "A straight scale that slides behind a window, with the reading always in its middle."

  static let fields: [Field<Tape>] =
    [
      Field("frame", \.frame, .rect, "The window: left, top, width, height."),
      Field("side", \.side, .choice, "The side of the window that marks stand at."),
      Field(
        "reach", \.reach, .quantity, "The readings between one end of the window and the other."),
      Field(
        "every", \.every, optional: .quantity,
        "The distance between labels; by default chosen to fit."),
      Field("minor", \.minor, .integer(in: 0...20), "How many marks are between two labels."),
      Field("tickLength", \.tickLength, .number(), "The length of marks at labels; 0 for none."),
      Field(
        "minorTickLength", \.minorTickLength, .number(),
        "The length of marks between labels; 0 for none."),
      Field("gap", \.gap, .number(), "The distance of labels from the marks."),
      Field("size", \.size, .number(), "The size of the labels."),
      Field("weight", \.weight, optional: .weight, "The weight; the theme's by default."),
      Field("color", \.color, .themeColor, "The colour of the labels and the marks."),
      Field(
        "limits", \.limits, .numbers(),
        "The readings where coloured stretches begin, and the one where the last ends."),
      Field(
        "colors", \.colors, .list(of: .themeColor),
        "The colours; with fewer stretches, the last ones count."),
      Field("names", \.names, .list(of: .text), "What the stretches mean, for descriptions."),
      Field("bandWidth", \.bandWidth, .number(), "The width of the stretches."),
    ] + NumberStyle.fields.map { $0.inside(\.style) }
}
