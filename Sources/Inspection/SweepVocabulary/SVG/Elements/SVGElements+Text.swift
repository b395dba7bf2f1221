extension SVGElements {
  /// Text (SVG 2, 11; SVG 1.1, 10).
  static let text: [ElementDefinition] = [
    element("text", positions + fitting + AttributeGroups.conditional, ContentModels.text),
    element("tspan", positions + fitting + AttributeGroups.conditional, ContentModels.text),
    element(
      "textPath",
      AttributeGroups.links() + [
        .animatable("path", .path), .animatable("startOffset", .length, "0"),
        .animatable("method", oneOf: "align stretch", "align"),
        .animatable("spacing", oneOf: "auto exact", "exact"),
        .animatable("side", oneOf: "left right", "left"),
      ] + fitting + positions + AttributeGroups.conditional, ContentModels.text),
    element(
      "tref", AttributeGroups.links() + positions + fitting + AttributeGroups.conditional,
      ContentModels.animated),
    element(
      "altGlyph",
      AttributeGroups.links(isAnimatable: false) + positions + glyph
        + AttributeGroups.conditional, ContentModels.text),
    element(
      "altGlyphDef", [],
      .elements([.any(["glyphRef", "altGlyphItem"] + ContentModels.descriptive)])),
    element("altGlyphItem", [], .elements([.some(["glyphRef"])])),
    element(
      "glyphRef",
      AttributeGroups.links(isAnimatable: false) + glyph
        + ["x", "y", "dx", "dy"].map { .animatable($0, .number) }, .empty),
  ]

  private static let positions: [AttributeDefinition] = [
    .animatable("x", .lengths), .animatable("y", .lengths),
    .animatable("dx", .lengths), .animatable("dy", .lengths), .animatable("rotate", .numbers),
  ]

  private static let fitting: [AttributeDefinition] = [
    .animatable("textLength", .positiveLength),
    .animatable("lengthAdjust", oneOf: "spacing spacingAndGlyphs", "spacing"),
  ]

  private static let glyph: [AttributeDefinition] = [
    .fixed("glyphRef", .text), .fixed("format", .text),
  ]
}
