import SweepDials

extension Trend: TemplatePart {
  static let summary =
    "An arrowhead that shows whether the reading rises or falls, and by how much."

  static let fields: [Field<Trend>] =
    [
      Field("position", \.position, .point, "The middle of the line, in dial units."),
      Field("size", \.size, .number(), "The size of the type and the height of the arrowhead."),
      Field("slack", \.slack, .number(), "The change that counts as none, in units of the scale."),
      Field("risingColor", \.risingColor, .themeColor, "The colour of a rise."),
      Field("fallingColor", \.fallingColor, .themeColor, "The colour of a fall."),
      Field("levelColor", \.levelColor, .themeColor, "The colour of no change."),
      Field(
        "figures", \.hasFigures, .boolean, "Whether the change is written beside the arrowhead."),
      Field("pill", \.hasPill, .boolean, "Whether it stands on a plate in a tint of its colour."),
    ] + NumberStyle.fields.map { $0.inside(\.style) }
}
