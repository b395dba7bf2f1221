import SweepDials

extension Points: TemplatePart {
  static let name = "points"
  static let summary = "Dots at points of a plot's data, with their readings in figures."
  static var defaults: Points { Points() }

  static let fields: [Field<Points>] =
    [
      Field("which", \.choice, .choice, "Which points have dots."),
      Field("radius", \.radius, .number(), "The radius in dial units."),
      Field("color", \.color, .themeColor, "The colour."),
      Field("halo", \.halo, .number(), "The width of the ring that sets a dot off from the line."),
      Field("haloColor", \.haloColor, .themeColor, "The colour of that ring."),
      Field(
        "labels", \.hasLabels, .boolean, "Whether readings stand beside the dots; never beside all."
      ),
      Field("size", \.size, .number(), "The size of the figures."),
      Field(
        "maximumWidth", \.maximumWidth, optional: .number(),
        "The greatest width of the figures; their type gets smaller for it."),
      Field(
        "weight", \.weight, optional: .integer(in: 100...900), "The weight; the theme's by default."
      ),
      Field("labelColor", \.labelColor, .themeColor, "The colour of the figures."),
      Field("unit", \.style.unit, .text, "The unit behind each number."),
    ] + NumberStyle.fields.map { $0.inside(\.style) }
}
