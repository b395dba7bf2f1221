/// Attributes that many elements have together.
enum AttributeGroups {
  /// What any element may have (SVG 2, 5.3 and 6).
  static let core: [AttributeDefinition] = [
    .fixed("id", ValueTypes.identifier),
    .animatable("class", ValueTypes.classes),
    .fixed("style", ValueTypes.declarations),
    .fixed("lang", ValueTypes.language),
    .fixed("tabindex", ValueTypes.integer),
    .fixed("autofocus", ValueTypes.text),
    .fixed("xml:lang", ValueTypes.language),
    .fixed("xml:space", oneOf: "default preserve"),
    .fixed("xml:base", ValueTypes.reference),
    .fixed("xml:id", ValueTypes.identifier),
  ]

  /// Attributes of HTML that browsers let every element have.
  static let html: [AttributeDefinition] = [
    .fixed("nonce", ValueTypes.text),
    .fixed("slot", ValueTypes.text),
    .fixed("part", ValueTypes.text),
    .fixed("focusable", oneOf: "true false auto"),
    .fixed("externalResourcesRequired", oneOf: "false true", "false"),
  ]

  /// Conditions under which an element is shown (SVG 2, 5.9; SVG 1.1, 5.8).
  static let conditional: [AttributeDefinition] = [
    .fixed("requiredFeatures", ValueTypes.text),
    .fixed("requiredExtensions", ValueTypes.text),
    .fixed("systemLanguage", ValueTypes.languages),
  ]

  /// A reference, in the form of SVG 2 and in that of SVG 1.1.
  static func links(isAnimatable: Bool = true) -> [AttributeDefinition] {
    [
      AttributeDefinition("href", ValueTypes.reference, isAnimatable: isAnimatable),
      AttributeDefinition("xlink:href", ValueTypes.reference, isAnimatable: isAnimatable),
    ] + xlink
  }

  /// What SVG 1.1 says of a link (XLink 1.0); without effect in browsers, the title apart.
  static let xlink: [AttributeDefinition] = [
    .fixed("xlink:type", oneOf: "simple", "simple"),
    .fixed("xlink:role", ValueTypes.text),
    .fixed("xlink:arcrole", ValueTypes.text),
    .fixed("xlink:title", ValueTypes.text),
    .fixed("xlink:show", oneOf: "new replace embed other none"),
    .fixed("xlink:actuate", oneOf: "onLoad onRequest other none"),
  ]

  /// A coordinate system of its own.
  static let viewport: [AttributeDefinition] = [
    .animatable("viewBox", ValueTypes.viewBox),
    .animatable("preserveAspectRatio", ValueTypes.preserveAspectRatio, "xMidYMid meet"),
  ]

  static let transform: AttributeDefinition = .animatable("transform", ValueTypes.transforms, "")
  static let pathLength: AttributeDefinition = .animatable(
    "pathLength", ValueTypes.positiveNumber)
}
