import SweepDials

extension Moon: TemplatePart {
  static let summary =
    "The moon in the phase of the reading, from new moon to new moon along the scale."

  static let fields: [Field<Moon>] = [
    Field("radius", \.radius, .number(), "The radius in dial units."),
    Field("hemisphere", \.hemisphere, .choice, "From where it is seen; upside down in the south."),
    Field("color", \.color, .themeColor, "The colour in the light."),
    Field("shade", \.shade, .themeColor, "The colour of the night side."),
  ]
}
