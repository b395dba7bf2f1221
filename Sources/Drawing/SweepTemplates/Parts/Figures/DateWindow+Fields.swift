import SweepDials

extension DateWindow: TemplatePart {
  static let summary = "A window with the day of the month, which changes at midnight."

  static let fields: [Field<DateWindow>] = [
    Field("time", \.time, optional: .time, "The time at the start; without a date, no window."),
    Field("position", \.position, .point, "The middle of the window, in dial units."),
    Field("width", \.width, .number(), "The width in dial units; it is four fifths as high."),
  ]
}
