extension SVGElements {
  /// Gradients, patterns and markers (SVG 2, 13 and 14; SVG 1.1, 11 and 13).
  static let painting: [ElementDefinition] = [
    element(
      "linearGradient",
      AttributeGroups.links() + [
        .animatable("x1", ValueTypes.length), .animatable("y1", ValueTypes.length),
        .animatable("x2", ValueTypes.length), .animatable("y2", ValueTypes.length),
      ] + gradient, stops),
    element(
      "radialGradient",
      AttributeGroups.links() + [
        .animatable("cx", ValueTypes.length), .animatable("cy", ValueTypes.length),
        .animatable("r", ValueTypes.positiveLength), .animatable("fx", ValueTypes.length),
        .animatable("fy", ValueTypes.length), .animatable("fr", ValueTypes.positiveLength),
      ] + gradient, stops),
    element(
      "stop", [.animatable("offset", ValueTypes.numberOrPercentage, "0")], ContentModels.animated),
    element(
      "pattern",
      AttributeGroups.links() + [
        .animatable("x", ValueTypes.length), .animatable("y", ValueTypes.length),
        .animatable("width", ValueTypes.positiveLength),
        .animatable("height", ValueTypes.positiveLength),
        .animatable("patternUnits", oneOf: units), .animatable("patternContentUnits", oneOf: units),
        .animatable("patternTransform", ValueTypes.transforms),
      ] + AttributeGroups.viewport + AttributeGroups.conditional, ContentModels.group),
    element(
      "marker",
      [
        .animatable("refX", ValueTypes.markerReference, "0"),
        .animatable("refY", ValueTypes.markerReference, "0"),
        .animatable("markerUnits", oneOf: "strokeWidth userSpaceOnUse", "strokeWidth"),
        .animatable("markerWidth", ValueTypes.positiveLength, "3"),
        .animatable("markerHeight", ValueTypes.positiveLength, "3"),
        .animatable("orient", ValueTypes.orient, "0"),
      ] + AttributeGroups.viewport, ContentModels.group),
  ]

  /// The two systems of coordinates that most resources choose from.
  static let units = "userSpaceOnUse objectBoundingBox"

  // A reference to another gradient or pattern gives what is left out: nothing has a fixed default.
  private static let gradient: [AttributeDefinition] = [
    .animatable("gradientUnits", oneOf: units),
    .animatable("gradientTransform", ValueTypes.transforms),
    .animatable("spreadMethod", oneOf: "pad reflect repeat"),
  ]

  private static let stops = ContentModels.elements(
    ["stop"] + ContentModels.descriptive + ContentModels.animation + ContentModels.scripts)
}
