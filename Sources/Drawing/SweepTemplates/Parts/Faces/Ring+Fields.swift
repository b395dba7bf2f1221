import SweepDials

extension Ring: TemplatePart {
  static let summary = "A ring about the centre, such as a line round the face."

  static let fields: [Field<Ring>] = [
    Field("radius", \.radius, .number(), "The radius of the middle of the ring, in dial units."),
    Field("width", \.width, .number(), "The width in dial units."),
    Field("color", \.color, .themeColor, "The colour at the top."),
    Field("edge", \.edge, .themeColor, "The colour at the bottom."),
    Field(
      "engraving", \.engraving, .number(),
      "How deep it is engraved: it gets a bright edge on the side away from the light."),
    Field(
      "gradient", \.gradient, optional: .object,
      "The colours in place of one, across the box of the ring."),
  ]
}
