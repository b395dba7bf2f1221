import SweepDials

extension Caption: TemplatePart {
  static let summary = "A line of text on the dial: a title, a maker's name, a note."

  static let fields: [Field<Caption>] = [
    Field("text", \.string, .text, "The words."),
    Field("position", \.position, .point, "The baseline's point at the aligned end."),
    Field("alignment", \.alignment, .choice, "Which end of the text is at that point."),
    Field("size", \.size, .number(), "The size of the type in dial units."),
    Field(
      "maximumWidth", \.maximumWidth, optional: .number(),
      "The greatest width; longer text shrinks, then is cut off."
    ),
    Field("weight", \.weight, .weight, "The weight."),
    Field("color", \.color, .themeColor, "The colour."),
    Field("letterSpacing", \.letterSpacing, .number(), "The space after each character."),
  ]
}
