import SweepDials

extension Statistic: TemplatePart {
  static let summary = "A number from the data of a plot: the last reading, the change."

  static let fields: [Field<Statistic>] =
    [
      Field("quantity", \.quantity, .choice, "Which number to show."),
      Field("position", \.position, .point, "The baseline's point at the aligned end."),
      Field("alignment", \.alignment, .choice, "Which end of the text is at that point."),
      Field("size", \.size, .number(), "The size of the type in dial units."),
      Field(
        "maximumWidth", \.maximumWidth, optional: .number(),
        "The greatest width; longer numbers shrink."),
      Field("weight", \.weight, optional: .weight, "The weight; the theme's by default."),
      Field("color", \.color, .themeColor, "The colour."),
      Field(
        "negativeColor", \.negativeColor, optional: .themeColor,
        "The colour below zero; by default the same."),
      Field("signed", \.isSigned, .boolean, "Whether positive numbers have a plus sign."),
      Field("pill", \.hasPill, .boolean, "Whether it stands on a plate in a tint of its colour."),
      Field("unit", \.style.unit, .text, "The unit after the number."),
    ] + NumberStyle.fields.map { $0.inside(\.style) }
}
