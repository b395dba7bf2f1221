import SweepDials

extension Bar: TemplatePart {
  static let name = "bar"
  static let summary =
    "A straight bar in a plot that grows with the reading: a column, a level, cells."
  static var defaults: Bar { Bar() }

  static let fields: [Field<Bar>] = [
    Field("along", \.along, .choice, "Which of the plot's scales it goes along."),
    Field(
      "breadth", \.breadth, optional: .number(),
      "The breadth about the middle of the plot; by default all of it."),
    Field(
      "foot", \.foot, .number(),
      "How far it goes on below the lower end of the scale, always filled."),
    Field("cornerRadius", \.cornerRadius, .number(), "The radius of the corners."),
    Field("cells", \.cells, .integer(in: 1...200), "The number of cells that it is divided into."),
    Field("gap", \.gap, .number(), "The room between cells."),
    Field("color", \.color, .themeColor, "The colour up to the reading."),
    Field("trackColor", \.trackColor, .themeColor, "The colour beyond the reading."),
    Field("limits", \.limits, .numbers(), "The readings at which other colours begin."),
    Field(
      "colors", \.colors, .list(of: .themeColor),
      "The colours below, between and above the limits; of more the last ones count."),
  ]
}
