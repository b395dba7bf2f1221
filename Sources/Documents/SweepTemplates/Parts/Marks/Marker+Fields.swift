import SweepDials

extension Marker: TemplatePart {
  static let name = "marker"
  static let summary = "A mark at a reading: a target, a limit, a peak that is held."
  static var defaults: Marker { Marker() }

  static let fields: [Field<Marker>] = [
    Field(
      "value", \.value, optional: .quantity,
      "The reading that is marked; by default that of the dial, which the marker follows."),
    Field("style", \.style, .choice, "The outline."),
    Field("side", \.side, .choice, "Which side of its radius it stands on."),
    Field("radius", \.radius, .number(), "The radius that it points at, in dial units."),
    Field("size", \.size, .number(), "The length in dial units."),
    Field("color", \.color, .themeColor, "The colour."),
    Field("label", \.label, .text, "The words beside it."),
    Field("labelSize", \.labelSize, .number(), "The size of the words in dial units."),
  ]
}
