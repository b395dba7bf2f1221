extension SVGElements {
  /// Gradients, patterns and markers (SVG 2, 13 and 14; SVG 1.1, 11 and 13).
  static let painting: [ElementDefinition] = [
    element(
      "linearGradient",
      AttributeGroups.links() + [
        .animatable("x1", .length), .animatable("y1", .length),
        .animatable("x2", .length), .animatable("y2", .length),
      ] + gradient, stops),
    element(
      "radialGradient",
      AttributeGroups.links() + [
        .animatable("cx", .length), .animatable("cy", .length),
        .animatable("r", .positiveLength), .animatable("fx", .length),
        .animatable("fy", .length), .animatable("fr", .positiveLength),
      ] + gradient, stops),
    element("stop", [.animatable("offset", .numberOrPercentage, "0")], ContentModels.animated),
    element(
      "pattern",
      AttributeGroups.links() + [
        .animatable("x", .length), .animatable("y", .length), .animatable("width", .positiveLength),
        .animatable("height", .positiveLength),
        .animatable("patternUnits", oneOf: units), .animatable("patternContentUnits", oneOf: units),
        .animatable("patternTransform", .transforms),
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

  // A reference to another gradient or pattern gives what is left out: nothing has a fixed default.
  private static let gradient: [AttributeDefinition] = [
    .animatable("gradientUnits", oneOf: units), .animatable("gradientTransform", .transforms),
    .animatable("spreadMethod", oneOf: "pad reflect repeat"),
  ]

  private static let stops = ContentModels.elements(
    ["stop"] + ContentModels.descriptive + ContentModels.animation + ContentModels.scripts)
}
