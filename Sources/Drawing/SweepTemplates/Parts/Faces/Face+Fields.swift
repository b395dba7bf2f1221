import SweepDials

extension Face: TemplatePart {
  static let summary = "What lies behind everything else: a disc, or a card."

  static let fields: [Field<Face>] = [
    Field("radius", \.radius, .number(), "The radius in dial units."),
    Field(
      "frame", \.frame, optional: .rect,
      "The rectangle that it fills in place of a disc: left, top, width, height."),
    Field("cornerRadius", \.cornerRadius, .number(), "The radius of the corners of a frame."),
    Field("finish", \.finish, optional: .choice, "The surface; by default the theme's."),
    Field(
      "recess", \.recess, optional: .number(),
      "The opacity of the shadow of the bezel on the rim, 0 … 1; by default the theme's."),
    Field("color", \.color, .themeColor, "The colour in the light."),
    Field("edge", \.edge, .themeColor, "The colour in the shade."),
    Field("night", \.isNight, .boolean, "Whether it lies in the night: darker and bluer."),
    Field(
      "gradient", \.gradient, optional: .object,
      "The colours in place of one, across the box of the face."),
  ]
}
