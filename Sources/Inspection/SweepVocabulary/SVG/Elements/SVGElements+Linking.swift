extension SVGElements {
  /// Links (SVG 2, 16).
  static let linking: [ElementDefinition] = [
    element(
      "a",
      AttributeGroups.links() + [
        .animatable("target", .target, "_self"), .fixed("download", .text),
        .fixed("ping", .text), .fixed("rel", .text),
        .fixed("hreflang", .language), .fixed("type", .text), .fixed("referrerpolicy", .text),
      ] + AttributeGroups.conditional,
      .elements([.any(ContentModels.drawing + ContentModels.textParts)], isMixed: true))
  ]
}
