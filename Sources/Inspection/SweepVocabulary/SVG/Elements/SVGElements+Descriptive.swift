extension SVGElements {
  /// Words about a picture, styles and scripts (SVG 2, 5.7, 6.2 and 15).
  static let descriptive: [ElementDefinition] = [
    element("title", [], .any),
    element("desc", [], .any),
    element("metadata", [], .any),
    element(
      "style",
      [
        .fixed("type", ValueTypes.mediaType, "text/css"), .fixed("media", ValueTypes.text, "all"),
        .fixed("title", ValueTypes.text, ""), .fixed("blocking", oneOf: "render"),
      ], .text(ValueTypes.text)),
    element(
      "script",
      AttributeGroups.links(isAnimatable: false) + [
        .fixed("type", ValueTypes.mediaType, "application/ecmascript"),
        .fixed("language", ValueTypes.text), .fixed("crossorigin", ValueTypes.text),
        .fixed("async", ValueTypes.text), .fixed("defer", ValueTypes.text),
        .fixed("integrity", ValueTypes.text), .fixed("referrerpolicy", ValueTypes.text),
      ], .text(ValueTypes.text)),
    element(
      "color-profile",
      AttributeGroups.links(isAnimatable: false) + [
        .fixed("local", ValueTypes.text), .fixed("name", ValueTypes.text),
        .fixed(
          "rendering-intent",
          oneOf: "auto perceptual relative-colorimetric saturation absolute-colorimetric", "auto"),
      ], ContentModels.described),
  ]
}
