import SweepDials

extension Pointer: TemplatePart {
  static let summary = "An arrowhead beside a straight scale that stands at the reading."

  static let fields: [Field<Pointer>] = [
    Field("side", \.side, .choice, "The side of the plot."),
    Field("distance", \.distance, .number(), "The distance of the tip from the plot."),
    Field("length", \.length, .number(), "The length in dial units."),
    Field("width", \.width, .number(), "The width of the foot in dial units."),
    Field("color", \.color, .themeColor, "The colour."),
  ]
}
