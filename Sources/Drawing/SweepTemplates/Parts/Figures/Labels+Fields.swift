import SweepDials

extension Labels: TemplatePart {
  static let summary = "The figures of a scale, clear of the marks and of each other."

  static let fields: [Field<Labels>] =
    [
      Field(
        "every", \.every, optional: .quantity,
        "The distance between labels; by default that of major marks."),
      Field(
        "values", \.values, optional: .quantities(),
        "The readings to label; by default those of major marks."),
      Field("nth", \.nth, .integer(in: 1...1000), "Labels every nth reading, from the first."),
      Field(
        "hidden", \.hidden, optional: .choice,
        "Which labels at the ends to hide; by default the first on a full circle."
      ),
      Field("radius", \.radius, .number(), "The radius that the labels touch."),
      Field("side", \.side, .choice, "Which side of the radius they are on."),
      Field("size", \.size, .number(), "The size of the type in dial units."),
      Field("weight", \.weight, optional: .weight, "The weight; the theme's by default."),
      Field("color", \.color, .themeColor, "The colour."),
      Field(
        "lit", \.lit, optional: .themeColor, "The colour of the label nearest to the reading."),
      Field(
        "danger", \.danger, optional: .number(),
        "Labels from this reading on are in the danger colour."),
      Field("numerals", \.numerals, .choice, "The kind of numerals."),
      Field(
        "orientation", \.orientation, optional: .choice,
        "How labels are rotated; by default upright, and Roman numerals tangential."),
      Field(
        "flipped", \.isFlipped, .boolean,
        "Whether tangential labels on the lower half are turned upright."),
      Field("texts", \.texts, .textsByNumber, "Texts for some readings, as in {0: E, 1: F}."),
      Field("unit", \.style.unit, .text, "The unit after each number."),
    ] + NumberStyle.fields.map { $0.inside(\.style) }
}
