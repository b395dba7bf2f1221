import SweepDials

extension Progress: TemplatePart {
  static let name = "progress"
  static let summary = "An arc that grows with the reading from the scale's lower end."
  static var defaults: Progress { Progress() }

  static let fields: [Field<Progress>] = [
    Field("radius", \.radius, .number(), "The radius of the middle, in dial units."),
    Field("width", \.width, .number(), "The width in dial units."),
    Field("color", \.color, .themeColor, "The colour."),
    Field("round", \.isRound, .boolean, "Whether the ends are round."),
  ]
}
