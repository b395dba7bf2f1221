extension SVGElements {
  /// Links (SVG 2, 16).
  static let linking: [ElementDefinition] = [
    element(
      "a",
      AttributeGroups.links() + [
        .animatable("target", ValueTypes.target, "_self"), .fixed("download", ValueTypes.text),
        .fixed("ping", ValueTypes.text), .fixed("rel", ValueTypes.text),
        .fixed("hreflang", ValueTypes.language), .fixed("type", ValueTypes.text),
        .fixed("referrerpolicy", ValueTypes.text),
      ] + AttributeGroups.conditional,
      .elements([.any(ContentModels.drawing + ContentModels.textParts)], isMixed: true))
  ]
}
