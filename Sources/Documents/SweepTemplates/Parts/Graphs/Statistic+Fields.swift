import SweepDials

extension Statistic: TemplatePart {
  static let name = "statistic"
  static let summary =
    "A number that is taken from the data of a plot: the last reading, the change."
  static var defaults: Statistic { Statistic() }

  static let fields: [Field<Statistic>] =
    [
      Field("quantity", \.quantity, .choice, "Which number is told."),
      Field(
        "position", \.position, .point,
        "Where the baseline is, at the end that the alignment names."),
      Field("alignment", \.alignment, .choice, "Which end of the text stands there."),
      Field("size", \.size, .number(), "The size of the type in dial units."),
      Field(
        "maximumWidth", \.maximumWidth, optional: .number(),
        "The greatest width; the type gets smaller for it."),
      Field(
        "weight", \.weight, optional: .integer(in: 100...900), "The weight; the theme's by default."
      ),
      Field("color", \.color, .themeColor, "The colour."),
      Field(
        "negativeColor", \.negativeColor, optional: .themeColor,
        "The colour where the number is below zero; by default the same."),
      Field("signed", \.isSigned, .boolean, "Whether a number above zero has a plus sign."),
      Field("unit", \.style.unit, .text, "The unit behind the number."),
    ] + NumberStyle.fields.map { $0.inside(\.style) }
}
