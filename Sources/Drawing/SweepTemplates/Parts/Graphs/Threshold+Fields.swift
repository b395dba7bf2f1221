import SweepDials

extension Threshold: TemplatePart {
  static let summary = "A labelled line across a plot at a reading."

  static let fields: [Field<Threshold>] = [
    Field("value", \.value, optional: .quantity, "The reading; if not set, nothing is drawn."),
    Field("label", \.label, .text, "The text above an end of the line."),
    Field("width", \.width, .number(), "The width in dial units."),
    Field("color", \.color, .themeColor, "The colour of the line and the label."),
    Field("lineDashPattern", \.lineDashPattern, .numbers(), "The lengths of dashes and gaps."),
    Field("size", \.size, .number(), "The size of the label."),
    Field("left", \.isLabelAtLeft, .boolean, "Whether the label is at the left end."),
  ]
}
