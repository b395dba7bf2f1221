import SweepDials

extension Backlight: TemplatePart {
  static let summary = "The light of a lamp behind a card, over its ground and under its print."

  static let fields: [Field<Backlight>] = [
    Field("frame", \.frame, .rect, "The rectangle that it fills: left, top, width, height."),
    Field("cornerRadius", \.cornerRadius, .number(), "The radius of the corners in dial units."),
    Field("position", \.position, .point, "Where the lamp stands, in dial units."),
    Field("radius", \.radius, .number(), "How far its light reaches, in dial units."),
    Field("color", \.color, .themeColor, "The colour of the light."),
    Field(
      "strength", \.strength, optional: .number(),
      "The opacity where it is strongest, 0 … 1; by default none without soft light."),
  ]
}
