import SweepDials

extension Hub: TemplatePart {
  static let summary = "The cap over the pivot, which covers the foot of the needle."

  static let fields: [Field<Hub>] = [
    Field("radius", \.radius, .number(), "The radius in dial units."),
    Field(
      "finish", \.finish, optional: .choice, "What it looks like; by default as the theme has it."),
    Field("center", \.center, .number(), "The radius of the middle, in dial units; 0 for none."),
    Field("color", \.color, .themeColor, "The colour in the light."),
    Field("edge", \.edge, .themeColor, "The colour in the shade."),
    Field("centerColor", \.centerColor, optional: .themeColor, "The colour of the middle."),
    Field(
      "gradient", \.gradient, optional: .object,
      "The colours in place of one, across the box of the cap; the finish is then flat."),
  ]
}
