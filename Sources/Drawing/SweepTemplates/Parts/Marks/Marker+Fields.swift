import SweepDials

extension Marker: TemplatePart {
  static let summary = "A mark at a reading: a target, a limit, a held peak."

  static let fields: [Field<Marker>] = [
    Field(
      "value", \.value, optional: .quantity,
      "The reading to mark; by default the dial's, which it follows."),
    Field("style", \.style, .choice, "The outline."),
    Field("side", \.side, .choice, "Which side of the radius it is on."),
    Field("radius", \.radius, .number(), "The radius that it points at, in dial units."),
    Field("size", \.size, .number(), "The length in dial units."),
    Field("color", \.color, .themeColor, "The colour."),
    Field("label", \.label, .text, "The text beside it."),
    Field("labelSize", \.labelSize, .number(), "The size of the text in dial units."),
  ]
}
