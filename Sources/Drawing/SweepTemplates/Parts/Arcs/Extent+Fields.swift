import SweepDials

extension Extent: TemplatePart {
  static let summary = "The range of past readings, such as today's."

  static let fields: [Field<Extent>] = [
    Field(
      "min", \.minimum, optional: .quantity, "The lowest reading; if not set, nothing is drawn."),
    Field(
      "max", \.maximum, optional: .quantity, "The highest reading; if not set, nothing is drawn."),
    Field("style", \.style, .choice, "How the range is shown."),
    Field("radius", \.radius, .number(), "The radius of the middle, in dial units."),
    Field("size", \.size, .number(), "The length of the ends across the scale."),
    Field("color", \.color, .themeColor, "The colour."),
  ]
}
