/// The elements of SVG 1.1 (second edition) and SVG 2, module by module.
///
/// Hardly an attribute is required: SVG 2 gives a meaning to leaving it out, or browsers do.
enum SVGElements {
  static let all =
    structure + descriptive + shapes + text + painting + masking + filters + filterFunctions
    + lights + animation + linking + fonts

  /// Makes an element of attributes that must and that may be there.
  static func element(
    _ name: String, required: [AttributeDefinition] = [], _ optional: [AttributeDefinition],
    _ content: ElementDefinition.ContentModel
  ) -> ElementDefinition {
    ElementDefinition(
      name,
      required.map { .attribute($0) }
        + (optional + (untransformed.contains(name) ? [] : [AttributeGroups.transform]))
        .map { .optional(.attribute($0)) }, content: content)
  }

  /// The elements that have a transform by another name, or none (SVG 2, 8.5).
  private static let untransformed: Set<String> = ["linearGradient", "radialGradient", "pattern"]
}

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
