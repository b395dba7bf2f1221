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

  /// The two systems of coordinates that most resources choose from.
  static let units = "userSpaceOnUse objectBoundingBox"

  private static let gradient: [AttributeDefinition] = [
    .linked("gradientUnits", .oneOf(units), "objectBoundingBox"),
    .linked("gradientTransform", .transforms, ""),
    .linked("spreadMethod", .oneOf("pad reflect repeat"), "pad"),
  ]

  private static let stops = ContentModels.elements(
    ["stop"] + ContentModels.descriptive + ContentModels.animation + ContentModels.scripts)
}
