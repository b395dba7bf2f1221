import SweepDials

extension Points: TemplatePart {
  static let summary = "Dots at points of a plot's data, with their readings in figures."

  static let fields: [Field<Points>] =
    [
      Field("which", \.choice, .choice, "Which points have dots."),
      Field("radius", \.radius, .number(), "The radius in dial units."),
      Field("color", \.color, .themeColor, "The colour."),
      Field("halo", \.halo, .number(), "The width of the ring around a dot."),
      Field("haloColor", \.haloColor, .themeColor, "The colour of that ring."),
      Field("labels", \.hasLabels, .boolean, "Whether dots are labelled; not with 'all'."),
      Field("size", \.size, .number(), "The size of the figures."),
      Field(
        "maximumWidth", \.maximumWidth, optional: .number(),
        "The greatest width of the figures; longer ones shrink."),
      Field("weight", \.weight, optional: .weight, "The weight; the theme's by default."),
      Field("labelColor", \.labelColor, .themeColor, "The colour of the figures."),
      Field("unit", \.style.unit, .text, "The unit after each number."),
    ] + NumberStyle.fields.map { $0.inside(\.style) }
}
