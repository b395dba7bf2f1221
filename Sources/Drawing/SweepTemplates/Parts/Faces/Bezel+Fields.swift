import SweepDials

extension Bezel: TemplatePart {
  static let summary = "The case round a face: an edge, a chamfer in the light and an inner lip."

  static let fields: [Field<Bezel>] = [
    Field("radius", \.radius, .number(), "The radius of the face inside, in dial units."),
    Field(
      "frame", \.frame, optional: .rect,
      "The rectangle of the face inside, in place of a round one: left, top, width, height."),
    Field("cornerRadius", \.cornerRadius, .number(), "The radius of the corners of a frame."),
    Field("width", \.width, .number(), "The width in dial units."),
    Field("finish", \.finish, optional: .choice, "The material; by default the theme's."),
    Field("color", \.color, .themeColor, "The colour in the light."),
    Field("edge", \.edge, .themeColor, "The colour in the shade."),
  ]
}
