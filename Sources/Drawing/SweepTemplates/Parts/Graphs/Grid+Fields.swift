import SweepDials

extension Grid: TemplatePart {
  static let summary = "Thin lines across a plot at the major marks of its scales."

  static let fields: [Field<Grid>] = [
    Field("direction", \.direction, .choice, "Which way the lines run."),
    Field("width", \.width, .number(), "The width in dial units."),
    Field("color", \.color, .themeColor, "The colour."),
    Field("lineDashPattern", \.lineDashPattern, .numbers(), "The lengths of dashes and gaps."),
  ]
}
