import SweepDials

extension Track: TemplatePart {
  static let summary = "An arc as long as the scale: the groove that progress and bands lie in."

  static let fields: [Field<Track>] = [
    Field("radius", \.radius, .number(), "The radius of the middle, in dial units."),
    Field("width", \.width, .number(), "The width in dial units."),
    Field("color", \.color, .themeColor, "The colour."),
    Field("round", \.isRound, .boolean, "Whether the ends are round."),
    Field(
      "unless", \.unless, .numbers(),
      "The limits of bands that lie in its place: where there are any, it is not drawn."),
    Field(
      "gradient", \.gradient, optional: .object,
      "The colours in place of one, across the box of the arc."),
  ]
}
