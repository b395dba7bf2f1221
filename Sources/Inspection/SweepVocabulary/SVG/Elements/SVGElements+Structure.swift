extension SVGElements {
  /// Structure (SVG 2, 5; SVG 1.1, 5).
  static let structure: [ElementDefinition] = [
    element("svg", svg + AttributeGroups.conditional, ContentModels.group),
    element("g", AttributeGroups.conditional, ContentModels.group),
    element("defs", AttributeGroups.conditional, ContentModels.group),
    element("symbol", symbol, ContentModels.group),
    element(
      "use", AttributeGroups.links() + box + AttributeGroups.conditional,
      ContentModels.shape),
    element(
      "switch", [.fixed("allowReorder", oneOf: "no yes", "no")] + AttributeGroups.conditional,
      ContentModels.group),
    element(
      "image",
      AttributeGroups.links() + box + [
        .animatable("preserveAspectRatio", .preserveAspectRatio, "xMidYMid meet"),
        .fixed("crossorigin", .text), .fixed("decoding", oneOf: "sync async auto", "auto"),
        .fixed("fetchpriority", oneOf: "high low auto", "auto"),
        .fixed("loading", oneOf: "lazy eager", "eager"),
      ] + AttributeGroups.conditional, ContentModels.shape),
    element("foreignObject", box + AttributeGroups.conditional, .any),
    element(
      "view", AttributeGroups.viewport + [zoomAndPan, .fixed("viewTarget", .text)],
      ContentModels.animated),
  ]

  /// A place and a size, which are properties too.
  static let box: [AttributeDefinition] = [
    .animatable("x", .propertyLength, "0"), .animatable("y", .propertyLength, "0"),
    .animatable("width", .propertySize, "auto"), .animatable("height", .propertySize, "auto"),
  ]

  private static let zoomAndPan: AttributeDefinition = .fixed(
    "zoomAndPan", oneOf: "disable magnify", "magnify")

  private static let svg: [AttributeDefinition] =
    [
      .fixed("version", .version), .fixed("baseProfile", oneOf: "none tiny basic full"),
    ]
    + box + AttributeGroups.viewport + [
      zoomAndPan, .fixed("contentScriptType", .mediaType, "application/ecmascript"),
      .fixed("contentStyleType", .mediaType, "text/css"),
      .fixed("timelineBegin", oneOf: "loadend loadbegin"),
      .fixed("playbackorder", oneOf: "forwardonly all", "all"), .fixed("snapshotTime", .text),
    ]

  private static let symbol: [AttributeDefinition] =
    AttributeGroups.viewport + box + [
      .animatable("refX", .markerReference), .animatable("refY", .markerReference),
    ] + AttributeGroups.conditional
}
