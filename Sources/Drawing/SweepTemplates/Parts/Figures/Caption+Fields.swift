import SweepDials

extension Caption: TemplatePart {
  static let summary = "Words on the dial: a title, a maker's name, a note."

  static let fields: [Field<Caption>] = [
    Field("text", \.string, .text, "The words."),
    Field("position", \.position, .point, "The first baseline's point at the aligned end."),
    Field("alignment", \.alignment, .choice, "Which end of each line is at that point."),
    Field("size", \.size, .number(), "The size of the type in dial units."),
    Field(
      "maximumWidth", \.maximumWidth, optional: .number(),
      "The greatest width; longer text shrinks, then takes more lines, then is cut off."
    ),
    Field(
      "maximumLines", \.maximumLines, optional: .integer(in: 1...100),
      "The most lines; two by default, or as many as line breaks make."),
    Field("lineHeight", \.lineHeight, .number(), "The distance of baselines in type sizes."),
    Field("weight", \.weight, .weight, "The weight."),
    Field("color", \.color, .themeColor, "The colour."),
    Field("letterSpacing", \.letterSpacing, .number(), "The space after each character."),
  ]
}
