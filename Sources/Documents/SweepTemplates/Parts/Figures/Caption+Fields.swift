import SweepDials

extension Caption: TemplatePart {
  static let name = "caption"
  static let summary = "A line of words on the dial: a title, a maker's name, a note."
  static var defaults: Caption { Caption() }

  static let fields: [Field<Caption>] = [
    Field("text", \.string, .text, "The words."),
    Field(
      "position", \.position, .point, "Where the baseline is, at the end that the alignment names."),
    Field("alignment", \.alignment, .choice, "Which end of the words stands there."),
    Field("size", \.size, .number(), "The size of the type in dial units."),
    Field(
      "maximumWidth", \.maximumWidth, optional: .number(),
      "The greatest width, for which the type gets smaller and then the words are cut; none by default."
    ),
    Field("weight", \.weight, .integer(in: 100...900), "The weight."),
    Field("color", \.color, .themeColor, "The colour."),
    Field("letterSpacing", \.letterSpacing, .number(), "The room after each character."),
  ]
}
