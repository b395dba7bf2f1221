extension SVGElements {
  /// Text (SVG 2, 11; SVG 1.1, 10).
  static let text: [ElementDefinition] = [
    element("text", positions + fitting + AttributeGroups.conditional, ContentModels.text),
    element("tspan", positions + fitting + AttributeGroups.conditional, ContentModels.text),
    element(
      "textPath",
      AttributeGroups.links() + [
        .animatable("path", ValueTypes.path), .animatable("startOffset", ValueTypes.length, "0"),
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
        + ["x", "y", "dx", "dy"].map { .animatable($0, ValueTypes.number) }, .empty),
  ]

  private static let positions: [AttributeDefinition] = [
    .animatable("x", ValueTypes.lengths), .animatable("y", ValueTypes.lengths),
    .animatable("dx", ValueTypes.lengths), .animatable("dy", ValueTypes.lengths),
    .animatable("rotate", ValueTypes.numbers),
  ]

  private static let fitting: [AttributeDefinition] = [
    .animatable("textLength", ValueTypes.positiveLength),
    .animatable("lengthAdjust", oneOf: "spacing spacingAndGlyphs", "spacing"),
  ]

  private static let glyph: [AttributeDefinition] = [
    .fixed("glyphRef", ValueTypes.text), .fixed("format", ValueTypes.text),
  ]
}
