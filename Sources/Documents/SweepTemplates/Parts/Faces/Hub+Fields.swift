import SweepDials

extension Hub: TemplatePart {
  static let summary = "The cap over the pivot, which covers the foot of the needle."

  static let fields: [Field<Hub>] = [
    Field("radius", \.radius, .number(), "The radius in dial units."),
    Field("center", \.center, .number(), "The radius of the middle, in dial units; 0 for none."),
    Field("color", \.color, .themeColor, "The colour at the top."),
    Field("edge", \.edge, .themeColor, "The colour at the bottom."),
    Field("centerColor", \.centerColor, .themeColor, "The colour of the middle."),
  ]
}
