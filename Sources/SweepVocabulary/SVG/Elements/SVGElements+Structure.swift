extension SVGElements {
  /// Structure (SVG 2, 5; SVG 1.1, 5).
  static let structure: [ElementDefinition] = [
    element("svg", svg + AttributeGroups.conditional, ContentModels.group),
    element("g", AttributeGroups.conditional, ContentModels.group),
    element("defs", AttributeGroups.conditional, ContentModels.group),
    element("symbol", symbol, ContentModels.group),
    element(
      "use", AttributeGroups.links() + box(.propertySize) + AttributeGroups.conditional,
      ContentModels.shape),
    element("switch", AttributeGroups.conditional, ContentModels.group),
    element(
      "image",
      AttributeGroups.links() + box(.propertySize) + [
        .animatable("preserveAspectRatio", ValueTypes.preserveAspectRatio, "xMidYMid meet"),
        .fixed("crossorigin", ValueTypes.text),
        .fixed("decoding", oneOf: "sync async auto", "auto"),
        .fixed("fetchpriority", oneOf: "high low auto", "auto"),
        .fixed("loading", oneOf: "lazy eager", "eager"),
      ] + AttributeGroups.conditional, ContentModels.shape),
    element("foreignObject", box(.propertySize) + AttributeGroups.conditional, .any),
    element(
      "view", AttributeGroups.viewport + [zoomAndPan, .fixed("viewTarget", ValueTypes.text)],
      ContentModels.animated),
  ]

  /// A place and a size.
  static func box(_ size: BoxSize) -> [AttributeDefinition] {
    let type = size == .propertySize ? ValueTypes.propertySize : ValueTypes.positiveLength
    let initial = size == .propertySize ? "auto" : nil
    return [
      .animatable("x", ValueTypes.propertyLength, size == .propertySize ? "0" : nil),
      .animatable("y", ValueTypes.propertyLength, size == .propertySize ? "0" : nil),
      .animatable("width", type, initial), .animatable("height", type, initial),
    ]
  }

  /// Whether a box has the size that its content has, or must say one.
  enum BoxSize { case propertySize, region }

  private static let zoomAndPan: AttributeDefinition = .fixed(
    "zoomAndPan", oneOf: "disable magnify", "magnify")

  private static let svg: [AttributeDefinition] =
    [
      .fixed("version", oneOf: "1.0 1.1 1.2 2 2.0"),
      .fixed("baseProfile", oneOf: "none tiny basic full"),
    ]
    + box(.propertySize) + AttributeGroups.viewport + [
      zoomAndPan,
      .fixed("contentScriptType", ValueTypes.mediaType, "application/ecmascript"),
      .fixed("contentStyleType", ValueTypes.mediaType, "text/css"),
      .fixed("timelineBegin", oneOf: "loadend loadbegin"),
      .fixed("playbackorder", oneOf: "forwardonly all", "all"),
      .fixed("snapshotTime", ValueTypes.text),
    ]

  private static let symbol: [AttributeDefinition] =
    AttributeGroups.viewport + box(.propertySize) + [
      .animatable("refX", ValueTypes.markerReference),
      .animatable("refY", ValueTypes.markerReference),
    ] + AttributeGroups.conditional
}
