import SweepDials

extension ArcText: TemplatePart {
  static let summary = "Words along a circle about the centre."

  static let fields: [Field<ArcText>] = [
    Field("text", \.string, .text, "The words."),
    Field("angle", \.angle, .angle, "The direction of their middle."),
    Field("radius", \.radius, .number(), "The radius of the middle of capitals, in dial units."),
    Field("size", \.size, .number(), "The size of the type in dial units."),
    Field("weight", \.weight, .weight, "The weight."),
    Field("color", \.color, .themeColor, "The colour."),
    Field("letterSpacing", \.letterSpacing, .number(), "The space after each character."),
    Field("facing", \.facing, .choice, "Which way the tops of the characters point."),
    Field("piece", \.piece, .choice, "What is rotated as one."),
  ]
}
