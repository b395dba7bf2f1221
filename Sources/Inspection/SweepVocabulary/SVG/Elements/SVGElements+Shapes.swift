extension SVGElements {
  /// Paths and basic shapes (SVG 2, 9 and 10).
  static let shapes: [ElementDefinition] = [
    shape("path", [.animatable("d", .path, "")]),
    shape(
      "rect",
      box + [
        .animatable("rx", .propertyRadius, "auto"), .animatable("ry", .propertyRadius, "auto"),
      ]),
    shape("circle", center + [.animatable("r", .strokeWidth, "0")]),
    shape(
      "ellipse",
      center + [
        .animatable("rx", .propertyRadius, "auto"), .animatable("ry", .propertyRadius, "auto"),
      ]),
    shape("line", ["x1", "y1", "x2", "y2"].map { .animatable($0, .length, "0") }),
    shape("polyline", [.animatable("points", .points, "")]),
    shape("polygon", [.animatable("points", .points, "")]),
  ]

  private static let center: [AttributeDefinition] = [
    .animatable("cx", .propertyLength, "0"), .animatable("cy", .propertyLength, "0"),
  ]

  private static func shape(
    _ name: String, _ attributes: [AttributeDefinition]
  ) -> ElementDefinition {
    element(
      name, attributes + [AttributeGroups.pathLength] + AttributeGroups.conditional,
      ContentModels.shape)
  }
}

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

extension SVGElements {
  /// Gradients, patterns and markers (SVG 2, 13 and 14; SVG 1.1, 11 and 13).
  static let painting: [ElementDefinition] = [
    element(
      "linearGradient",
      AttributeGroups.links() + [
        .linked("x1", .length, "0%"), .linked("y1", .length, "0%"),
        .linked("x2", .length, "100%"), .linked("y2", .length, "0%"),
      ] + gradient, stops),
    element(
      "radialGradient",
      AttributeGroups.links() + [
        .linked("cx", .length, "50%"), .linked("cy", .length, "50%"),
        .linked("r", .positiveLength, "50%"), .animatable("fx", .length),
        .animatable("fy", .length), .animatable("fr", .positiveLength),
      ] + gradient, stops),
    element("stop", [.animatable("offset", .numberOrPercentage, "0")], ContentModels.animated),
    element(
      "pattern",
      AttributeGroups.links() + [
        .linked("x", .length, "0%"), .linked("y", .length, "0%"),
        .animatable("width", .positiveLength), .animatable("height", .positiveLength),
        .linked("patternUnits", .oneOf(units), "objectBoundingBox"),
        .linked("patternContentUnits", .oneOf(units), "userSpaceOnUse"),
        .linked("patternTransform", .transforms, ""),
      ] + AttributeGroups.viewport + AttributeGroups.conditional, ContentModels.group),
    element(
      "marker",
      [
        .animatable("refX", .markerReference, "0"), .animatable("refY", .markerReference, "0"),
        .animatable("markerUnits", oneOf: "strokeWidth userSpaceOnUse", "strokeWidth"),
        .animatable("markerWidth", .positiveLength, "3"),
        .animatable("markerHeight", .positiveLength, "3"), .animatable("orient", .orient, "0"),
      ] + AttributeGroups.viewport, ContentModels.group),
  ]

  static let units = "userSpaceOnUse objectBoundingBox"

  private static let gradient: [AttributeDefinition] = [
    .linked("gradientUnits", .oneOf(units), "objectBoundingBox"),
    .linked("gradientTransform", .transforms, ""),
    .linked("spreadMethod", .oneOf("pad reflect repeat"), "pad"),
  ]

  private static let stops = ContentModels.elements(
    ["stop"] + ContentModels.descriptive + ContentModels.animation + ContentModels.scripts)
}

extension SVGElements {
  /// Clipping and masking (CSS Masking 1; SVG 1.1, 14), and pointers of SVG 1.1.
  static let masking: [ElementDefinition] = [
    element(
      "clipPath",
      [.animatable("clipPathUnits", oneOf: units, "userSpaceOnUse")] + AttributeGroups.conditional,
      ContentModels.elements(
        ContentModels.descriptive + ContentModels.animation + ContentModels.shapes
          + ["text", "use"] + ContentModels.scripts)),
    element(
      "mask",
      [
        .animatable("x", .length, "-10%"), .animatable("y", .length, "-10%"),
        .animatable("width", .positiveLength, "120%"),
        .animatable("height", .positiveLength, "120%"),
        .animatable("maskUnits", oneOf: units, "objectBoundingBox"),
        .animatable("maskContentUnits", oneOf: units, "userSpaceOnUse"),
      ] + AttributeGroups.conditional, ContentModels.group),
    element(
      "cursor",
      AttributeGroups.links() + [
        .animatable("x", .length, "0"), .animatable("y", .length, "0"),
      ] + AttributeGroups.conditional, ContentModels.described),
  ]
}
