import SweepDials

extension Hands: TemplatePart {
  static let summary = "The hour, minute and second hand of a clock, which turn for ever."

  static let fields: [Field<Hands>] = [
    Field("time", \.time, .time, "The time at the start."),
    Field("style", \.style, optional: .choice, "The outlines; by default the theme's."),
    Field("which", \.which, .choice, "Which of the hands there are."),
    Field("weight", \.weight, .number(), "How much broader they are than their style has them."),
    Field("secondHand", \.secondHand, .choice, "How the second hand goes round."),
    Field("hours", \.hours, .integer(), "The hours in one turn of the hour hand, 12 or 24."),
    Field("running", \.isRunning, .boolean, "Whether the hands go, or stand at the time."),
    Field("color", \.color, .themeColor, "The colour of the hour and minute hand."),
    Field("secondColor", \.secondColor, .themeColor, "The colour of the second hand."),
  ]
}
