/// Attributes that many elements have together.
enum AttributeGroups {
  /// What any element may have (SVG 2, 5.3 and 6).
  static let core: [AttributeDefinition] = [
    .fixed("id", .identifier), .animatable("class", .classes), .fixed("style", .declarations),
    .fixed("lang", .language), .fixed("tabindex", .integer), .fixed("autofocus", .text),
    .fixed("xml:lang", .language), .fixed("xml:space", oneOf: "default preserve"),
    .fixed("xml:base", .reference), .fixed("xml:id", .identifier),
  ]

  /// Attributes of HTML that browsers let every element have.
  static let html: [AttributeDefinition] = [
    .fixed("nonce", .text), .fixed("slot", .text), .fixed("part", .text),
    .fixed("focusable", oneOf: "true false auto"),
    .fixed("externalResourcesRequired", oneOf: "false true", "false"),
  ]

  /// Conditions under which an element is shown (SVG 2, 5.9; SVG 1.1, 5.8).
  static let conditional: [AttributeDefinition] = [
    .fixed("requiredFeatures", .text), .fixed("requiredExtensions", .text),
    .fixed("systemLanguage", .languages),
  ]

  /// A reference, in the form of SVG 2 and in that of SVG 1.1.
  static func links(isAnimatable: Bool = true) -> [AttributeDefinition] {
    [
      AttributeDefinition("href", .reference, isAnimatable: isAnimatable),
      AttributeDefinition("xlink:href", .reference, isAnimatable: isAnimatable),
    ] + xlink
  }

  /// The other XLink attributes of SVG 1.1 (XLink 1.0); browsers use only the title.
  static let xlink: [AttributeDefinition] = [
    .fixed("xlink:type", oneOf: "simple", "simple"), .fixed("xlink:role", .text),
    .fixed("xlink:arcrole", .text), .fixed("xlink:title", .text),
    .fixed("xlink:show", oneOf: "new replace embed other none"),
    .fixed("xlink:actuate", oneOf: "onLoad onRequest other none"),
  ]

  /// A coordinate system of its own.
  static let viewport: [AttributeDefinition] = [
    .animatable("viewBox", .viewBox),
    .animatable("preserveAspectRatio", .preserveAspectRatio, "xMidYMid meet"),
  ]

  static let transform: AttributeDefinition = .animatable("transform", .transforms, "")
  static let pathLength: AttributeDefinition = .animatable("pathLength", .positiveNumber)
}
