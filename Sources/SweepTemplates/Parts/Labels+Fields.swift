import SweepDials

extension Labels: TemplatePart {
  static let name = "labels"
  static let summary = "The figures of a scale, which keep clear of the marks and each other."
  static var defaults: Labels { Labels() }

  static let fields: [Field<Labels>] =
    [
      Field(
        "every", \.every, optional: .number(),
        "The distance between labels in units of the scale; by default that of major marks."),
      Field("radius", \.radius, .number(), "The radius that the labels touch from inside."),
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
        "How the figures stand; by default upright, and Roman numerals radial."),
    ] + NumberStyle.fields.map { $0.inside(\.style) }
}
