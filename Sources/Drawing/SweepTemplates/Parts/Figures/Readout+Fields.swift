import SweepDials

extension Readout: TemplatePart {
  static let summary = "The reading in figures, the true number even beyond the scale."

  static let fields: [Field<Readout>] =
    [
      Field(
        "shown", \.isShown, .boolean,
        "Whether it is drawn; if not, it still sets the unit and style of descriptions."),
      Field(
        "style", \.motion, .choice,
        "How the number changes: at once, counting, on drums, on flaps or in tubes."),
      Field(
        "digits", \.digits, optional: .integer(in: 1...12),
        "Integer places that have a cell each; by default as many as needed."),
      Field(
        "position", \.position, optional: .point,
        "The middle of the baseline; by default below the centre, clear of the labels."),
      Field(
        "hours", \.hours, .integer(),
        "Where the reading is a clock, the hours that are counted, 12 or 24."),
      Field("size", \.size, .number(), "The size of the type in dial units."),
      Field("maximumWidth", \.maximumWidth, .number(), "The greatest width in dial units."),
      Field("weight", \.weight, optional: .weight, "The weight; the theme's by default."),
      Field(
        "window", \.window, optional: .choice,
        "What the number stands in; by default as the theme has it."),
      Field("color", \.color, optional: .themeColor, "The colour; by default 'ink'."),
      Field("unit", \.unit, .text, "The unit below the number, or after it with si: true."),
      Field("unitBehind", \.isUnitBehind, .boolean, "Whether the unit stands after the number."),
      Field(
        "unitSize", \.unitSize, optional: .number(),
        "The size of the unit's type; after the number it then stands apart, in its own colour."),
      Field(
        "drumColor", \.drumColor, .themeColor,
        "The colour of drums for whole places and of plates."),
      Field("unitColor", \.unitColor, .themeColor, "The colour of the unit below the number."),
    ] + NumberStyle.fields.map { $0.inside(\.style) }
}
