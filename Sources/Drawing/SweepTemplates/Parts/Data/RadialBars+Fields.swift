import SweepDials

extension RadialBars: TemplatePart {
  static let summary = "Numbers as arcs inside each other, with their names before them."

  static let fields: [Field<RadialBars>] =
    [
      Field("values", \.values, .numbers(), "The numbers, 1 … 12, where the plot has none."),
      Field("texts", \.texts, .list(of: .text), "Their names, where the plot has none."),
      Field(
        "maximum", \.maximum, optional: .number(),
        "The number of the whole turn; by default a round one that all fit in."),
      Field("span", \.span, .angle, "The turn of that number, clockwise from 12 o'clock."),
      Field("radius", \.radius, .number(), "The radius of the outer edge, in dial units."),
      Field("innerRadius", \.innerRadius, .number(), "The radius of the inner edge."),
      Field(
        "colors", \.colors, .list(of: .themeColor),
        "The colours in turn; by default shades of 'accent'."),
      Field("size", \.size, .number(), "The size of the type."),
    ] + NumberStyle.fields.map { $0.inside(\.style) }
}
