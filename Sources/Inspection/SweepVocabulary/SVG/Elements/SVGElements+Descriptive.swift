extension SVGElements {
  /// Words about a picture, styles and scripts (SVG 2, 5.7, 6.2 and 15).
  static let descriptive: [ElementDefinition] = [
    element("title", [], .any),
    element("desc", [], .any),
    element("metadata", [], .any),
    element(
      "style",
      [
        .fixed("type", .mediaType, "text/css"), .fixed("media", .text, "all"),
        .fixed("title", .text, ""), .fixed("blocking", oneOf: "render"),
      ], .text(.text)),
    element(
      "script",
      AttributeGroups.links(isAnimatable: false) + [
        .fixed("type", .mediaType, "application/ecmascript"),
        .fixed("language", .text), .fixed("crossorigin", .text),
        .fixed("async", .text), .fixed("defer", .text),
        .fixed("integrity", .text), .fixed("referrerpolicy", .text),
      ], .text(.text)),
    element(
      "color-profile",
      AttributeGroups.links(isAnimatable: false) + [
        .fixed("local", .text), .fixed("name", .text),
        .fixed(
          "rendering-intent",
          oneOf: "auto perceptual relative-colorimetric saturation absolute-colorimetric", "auto"),
      ], ContentModels.described),
  ]
}
