import SweepDials

extension Steps: TemplatePart {
  static let summary = "Steps in a row: done, at hand and to come; the reading counts those done."

  static let fields: [Field<Steps>] = [
    Field("texts", \.texts, .list(of: .text), "The names of the steps, 1 … 12.", isRequired: true),
    Field("position", \.position, .point, "The middle of the row, in dial units."),
    Field("width", \.width, .number(), "The distance of the first circle from the last."),
    Field("radius", \.radius, .number(), "The radius of the circles."),
    Field("size", \.size, .number(), "The size of the type."),
    Field("color", \.color, .themeColor, "The colour of what is done and at hand."),
    Field("trackColor", \.trackColor, .themeColor, "The colour of what is to come."),
  ]
}
