import SweepDials

extension OverRange: TemplatePart {
  static let summary =
    "Arrowheads beyond the ends of a scale; one lights up while the reading lies outside."

  static let fields: [Field<OverRange>] = [
    Field("radius", \.radius, .number(), "The distance of the middle from the centre."),
    Field("size", \.size, .number(), "The length and width."),
    Field("gap", \.gap, .angle, "The turn from the end of the scale to the foot of the arrowhead."),
    Field("color", \.color, .themeColor, "The colour while the reading lies outside."),
    Field("idleColor", \.idleColor, .themeColor, "The colour at other times."),
  ]
}
