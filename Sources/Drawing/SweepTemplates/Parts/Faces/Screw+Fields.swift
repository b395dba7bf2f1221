import SweepDials

extension Screw: TemplatePart {
  static let summary = "The head of a screw, sunk into a case or a face."

  static let fields: [Field<Screw>] = [
    Field("position", \.position, .point, "The place of its middle, in dial units."),
    Field("radius", \.radius, .number(), "The radius of the head, in dial units."),
    Field("drive", \.drive, .choice, "What a screwdriver takes hold of: slot or cross."),
    Field("angle", \.angle, .angle, "How far it is screwed in, clockwise."),
    Field("color", \.color, .themeColor, "The colour in the light."),
    Field("edge", \.edge, .themeColor, "The colour in the shade."),
  ]
}
