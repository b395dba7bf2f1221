import SweepDials

extension Icon: TemplatePart {
  static let summary = "An icon: one of a set, a custom outline, or a file."

  static let fields: [Field<Icon>] = [
    Field("symbol", \.symbol, optional: .choice, "The icon."),
    Field("path", \.path, optional: .pathData, "A filled outline, instead of a symbol."),
    Field(
      "file", \.artwork, optional: .drawing,
      "An SVG, PNG, JPEG, GIF or WebP file beside the document, instead of a symbol."),
    Field("box", \.box, .rect, "The box around the outline, in its own units."),
    Field("position", \.position, .point, "The middle of the box, in dial units."),
    Field("size", \.size, .number(), "The height in dial units."),
    Field(
      "color", \.color, optional: .themeColor,
      "The colour; by default 'muted', and for a file its own colours."),
  ]
}
