import SweepDials

extension Bar: TemplatePart {
  static let summary =
    "A straight bar in a plot that grows with the reading: a column, a level, cells."

  static let fields: [Field<Bar>] = [
    Field("along", \.along, .choice, "Which of the plot's scales it goes along."),
    Field("breadth", \.breadth, optional: .number(), "The breadth; by default that of the plot."),
    Field("foot", \.foot, .number(), "How far it extends below the scale, always filled."),
    Field("cornerRadius", \.cornerRadius, .number(), "The radius of the corners."),
    Field("round", \.isRound, .boolean, "Whether the level ends in a round meniscus."),
    Field("cells", \.cells, .integer(in: 1...200), "How many cells it is divided into."),
    Field(
      "show", \.show, .choice,
      "What the cells show: the level, lamps that are on or off, or the one lamp at the reading."),
    Field("gap", \.gap, .number(), "The gap between cells."),
    Field("color", \.color, .themeColor, "The colour up to the reading."),
    Field("trackColor", \.trackColor, .themeColor, "The colour beyond the reading."),
    Field("limits", \.limits, .numbers(), "The readings at which other colours begin."),
    Field(
      "colors", \.colors, .list(of: .themeColor),
      "The colours below, between and above the limits; of lamps by the place of each."),
  ]
}
