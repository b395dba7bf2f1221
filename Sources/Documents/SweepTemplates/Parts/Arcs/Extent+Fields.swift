import SweepDials

extension Extent: TemplatePart {
  static let name = "extent"
  static let summary = "The stretch of readings that was passed, such as those of the day."
  static var defaults: Extent { Extent() }

  static let fields: [Field<Extent>] = [
    Field("min", \.minimum, optional: .quantity, "The lowest reading; without it, nothing."),
    Field("max", \.maximum, optional: .quantity, "The highest reading; without it, nothing."),
    Field("style", \.style, .choice, "How the stretch is shown."),
    Field("radius", \.radius, .number(), "The radius of the middle, in dial units."),
    Field("size", \.size, .number(), "The length of the ends across the scale."),
    Field("color", \.color, .themeColor, "The colour."),
  ]
}
