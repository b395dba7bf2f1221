import SweepDials

extension Labels: TemplatePart {
  static let name = "labels"
  static let summary = "The figures of a scale, which keep clear of the marks and each other."
  static var defaults: Labels { Labels() }

  static let fields: [Field<Labels>] =
    [
      Field(
        "every", \.every, optional: .quantity,
        "The distance between labels in units of the scale; by default that of major marks."),
      Field(
        "values", \.values, optional: .quantities(),
        "The readings that are labelled; by default those of major marks."),
      Field(
        "nth", \.nth, .integer(in: 1...1000),
        "Of how many readings one is labelled, counted from the first."),
      Field(
        "hidden", \.hidden, optional: .choice,
        "Which labels at the ends are left out; by default the first where the ends of a full circle meet."
      ),
      Field("radius", \.radius, .number(), "The radius that the labels touch."),
      Field("side", \.side, .choice, "Which side of the radius they stand on."),
      Field("size", \.size, .number(), "The size of the type in dial units."),
      Field(
        "weight", \.weight, optional: .integer(in: 100...900), "The weight; the theme's by default."
      ),
      Field("color", \.color, .themeColor, "The colour."),
      Field(
        "danger", \.danger, optional: .number(),
        "The reading from which on labels are in the theme's danger colour."),
      Field("numerals", \.numerals, .choice, "How the figures are spelled."),
      Field(
        "orientation", \.orientation, optional: .choice,
        "How the figures stand; by default upright, and Roman numerals tangential."),
      Field(
        "flipped", \.isFlipped, .boolean,
        "Whether tangential figures on the lower half are turned over, so that they can be read."),
      Field(
        "texts", \.texts, .textsByNumber,
        "Texts instead of the figures of some readings, as in {0: E, 1: F}."),
      Field("unit", \.style.unit, .text, "The unit behind each number."),
    ] + NumberStyle.fields.map { $0.inside(\.style) }
}
