import SweepDials

extension Knob: TemplatePart {
  static let summary = "A round knob that is turned to the reading."

  static let fields: [Field<Knob>] = [
    Field("radius", \.radius, .number(), "The radius in dial units."),
    Field("grips", \.grips, .integer(in: 0...120), "The number of marks round its edge."),
    Field("stops", \.hasStops, .boolean, "Whether dots show where it stops."),
    Field("color", \.color, .themeColor, "The colour in the light."),
    Field("edge", \.edge, .themeColor, "The colour in the shade."),
    Field("pointerColor", \.pointerColor, .themeColor, "The colour of the line."),
  ]
}
