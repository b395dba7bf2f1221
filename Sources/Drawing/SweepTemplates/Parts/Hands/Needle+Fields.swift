import SweepDials

extension Needle: TemplatePart {
  static let summary = "The hand that turns about the centre to the reading."

  static let fields: [Field<Needle>] = [
    Field("style", \.style, optional: .choice, "The outline; by default the theme's."),
    Field("artwork", \.artwork, optional: .artwork, "Artwork instead of the outline."),
    Field("length", \.length, .number(), "The length from the pivot to the tip, in dial units."),
    Field("tail", \.tail, .number(), "The length from the pivot to the tail; 0 for none."),
    Field("width", \.width, .number(), "The width at the pivot, in dial units."),
    Field(
      "tip", \.tip, optional: .number(),
      "The width at the tip of a tapered needle or a triangle; the style's by default."),
    Field("color", \.color, .themeColor, "The colour of the lit side."),
    Field("shade", \.shade, .themeColor, "The colour of the other side."),
    Field(
      "facet", \.facet, optional: .number(in: 0...1),
      "How much darker the other side is than the colour, in place of 'shade'."),
    Field(
      "halo", \.halo, optional: .number(),
      "The width of the edge in the colour of the face, 0 for none; by default 0.8 without a shadow."
    ),
    Field("shadow", \.hasShadow, .boolean, "Whether it casts a shadow, if the theme has one."),
    Field(
      "gradient", \.gradient, optional: .object,
      "The colours in place of one, across the box of the needle as it points up."),
  ]
}
