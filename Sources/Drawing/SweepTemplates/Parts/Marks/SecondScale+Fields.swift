import SweepDials

extension SecondScale: TemplatePart {
  static let summary =
    "A second scale of the same readings in another unit: miles beside kilometres."

  static let fields: [Field<SecondScale>] = [
    Field("factor", \.factor, .number(), "What a reading is multiplied by."),
    Field("offset", \.offset, .number(), "What is added then."),
    Field(
      "major", \.major, optional: .number(),
      "The distance of its major marks in its own unit; by default chosen to fit."),
    Field("radius", \.radius, .number(), "The radius at which its marks begin, in dial units."),
    Field("length", \.length, .number(), "The length of the major marks."),
    Field("size", \.size, .number(), "The size of the figures."),
    Field("color", \.color, .themeColor, "The colour."),
    Field("unit", \.unit, .text, "The unit in the gap below."),
  ]
}
