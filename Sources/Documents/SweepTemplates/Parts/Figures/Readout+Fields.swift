import SweepDials

extension Readout: TemplatePart {
  static let name = "readout"
  static let summary = "The reading in figures, the true number even beyond the scale."
  static var defaults: Readout { Readout() }

  static let fields: [Field<Readout>] =
    [
      Field(
        "shown", \.isShown, .boolean,
        "Whether it is drawn; where it is not, descriptions still have its unit and spelling."),
      Field(
        "style", \.motion, .choice,
        "How the number changes: at once, counting with the needle, or on drums."),
      Field(
        "digits", \.digits, optional: .integer(in: 1...12),
        "The places before the decimals on drums; by default as many as the scale needs."),
      Field(
        "position", \.position, optional: .point,
        "Where the middle of the baseline stands; by default below the centre, clear of the scale."),
      Field("size", \.size, .number(), "The size of the type in dial units."),
      Field("maximumWidth", \.maximumWidth, .number(), "The greatest width in dial units."),
      Field(
        "weight", \.weight, optional: .integer(in: 100...900), "The weight; the theme's by default."
      ),
      Field("color", \.color, .themeColor, "The colour."),
      Field("unit", \.unit, .text, "The unit below the number, or behind it with si: true."),
      Field("unitColor", \.unitColor, .themeColor, "The colour of the unit below the number."),
    ] + NumberStyle.fields.map { $0.inside(\.style) }
}
