import SweepDials

extension Face: TemplatePart {
  static let summary = "The disc behind everything else."

  static let fields: [Field<Face>] = [
    Field("radius", \.radius, .number(), "The radius in dial units."),
    Field("color", \.color, .themeColor, "The colour at the top."),
    Field("edge", \.edge, .themeColor, "The colour at the bottom."),
  ]
}
