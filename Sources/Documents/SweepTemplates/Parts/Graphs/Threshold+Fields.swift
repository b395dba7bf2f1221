import SweepDials

extension Threshold: TemplatePart {
  static let name = "threshold"
  static let summary = "A line across a plot at a reading that matters, with its name."
  static var defaults: Threshold { Threshold() }

  static let fields: [Field<Threshold>] = [
    Field("value", \.value, optional: .quantity, "The reading; without one nothing is shown."),
    Field("label", \.label, .text, "What it is called, above an end of the line."),
    Field("width", \.width, .number(), "The width in dial units."),
    Field("color", \.color, .themeColor, "The colour of the line and the label."),
    Field("lineDashPattern", \.lineDashPattern, .numbers(), "The lengths of dashes and gaps."),
    Field("size", \.size, .number(), "The size of the label."),
    Field("left", \.isLabelAtLeft, .boolean, "Whether the label stands at the left end."),
  ]
}
