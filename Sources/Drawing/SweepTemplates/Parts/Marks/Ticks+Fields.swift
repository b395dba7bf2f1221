import SweepDials

extension Ticks: TemplatePart {
  static let summary = "Marks of one weight round a scale."

  static let fields: [Field<Ticks>] = [
    Field("level", \.level, .choice, "The weight of the marks; minor ones leave out middle ones."),
    Field(
      "every", \.every, optional: .quantity,
      "The distance between marks; by default chosen to fit."),
    Field(
      "except", \.except, optional: .quantity,
      "The distance of heavier marks, whose places stay free."),
    Field(
      "values", \.values, optional: .quantities(),
      "The readings to mark; by default the scale's."),
    Field("radius", \.radius, .number(), "The radius of the outer ends, in dial units."),
    Field("length", \.length, optional: .number(), "The length; by default set by the level."),
    Field("width", \.width, optional: .number(), "The width; by default set by the level."),
    Field(
      "from", \.origin, optional: .quantity,
      "The reading from which marks show, up to the dial's; by default all do."),
    Field("style", \.style, optional: .choice, "What they look like; by default the theme's."),
    Field("color", \.color, optional: .themeColor, "The colour; by default set by the level."),
  ]
}
