extension SVGElements {
  /// Animation (SVG 1.1, 19; SVG Animations 2).
  static let animation: [ElementDefinition] = [
    animation("animate", changed(AttributeGroups.values(calcMode: "linear")) + added),
    animation("animateColor", changed(AttributeGroups.values(calcMode: "linear")) + added),
    animation(
      "animateTransform",
      [
        .fixed("type", oneOf: "translate scale rotate skewX skewY", "translate")
      ] + changed(AttributeGroups.values(calcMode: "linear")) + added),
    animation("set", changed([.fixed("to", .value)])),
    element(
      "animateMotion",
      AttributeGroups.links(isAnimatable: false) + AttributeGroups.timing
        + AttributeGroups.values(calcMode: "paced") + added + [
          .fixed("path", .path), .fixed("keyPoints", .fractions),
          .fixed("rotate", .motionRotation, "0"), .fixed("origin", oneOf: "default", "default"),
        ] + AttributeGroups.conditional,
      ContentModels.elements(["mpath"] + ContentModels.descriptive + ContentModels.scripts)),
    element("mpath", AttributeGroups.links(isAnimatable: false), ContentModels.described),
    element(
      "discard",
      AttributeGroups.links(isAnimatable: false) + [.fixed("begin", .times, "0s")]
        + AttributeGroups.conditional, ContentModels.described),
  ]

  private static let added = AttributeGroups.addition

  private static func animation(
    _ name: String, _ attributes: [AttributeDefinition]
  ) -> ElementDefinition {
    element(
      name, required: [AttributeGroups.attributeName],
      AttributeGroups.links(isAnimatable: false) + attributes + AttributeGroups.timing
        + AttributeGroups.conditional, ContentModels.described)
  }

  private static func changed(_ values: [AttributeDefinition]) -> [AttributeDefinition] {
    [AttributeGroups.attributeType] + values
  }
}
