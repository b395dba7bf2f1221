import SweepDials

extension Ticks: TemplatePart {
  static let name = "ticks"
  static let summary = "Marks of one weight round a scale."
  static var defaults: Ticks { Ticks() }

  static let fields: [Field<Ticks>] = [
    Field(
      "level", \.level, .choice,
      "How much the marks count; minor ones leave the places of middle ones free."),
    Field(
      "every", \.every, optional: .quantity,
      "The distance between marks in units of the scale; by default chosen to fit."),
    Field(
      "except", \.except, optional: .quantity,
      "The distance of marks that are left out because a heavier one stands there."),
    Field(
      "values", \.values, optional: .quantities(),
      "The readings that are marked; by default the scale chooses them."),
    Field("radius", \.radius, .number(), "The radius of the outer ends, in dial units."),
    Field("length", \.length, optional: .number(), "The length; by default it goes by the level."),
    Field("width", \.width, optional: .number(), "The width; by default it goes by the level."),
    Field("color", \.color, optional: .themeColor, "The colour; by default it goes by the level."),
  ]
}
