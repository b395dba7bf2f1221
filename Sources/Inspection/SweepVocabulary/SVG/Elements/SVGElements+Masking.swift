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
