/// The elements, attributes and value types of a kind of SVG.
///
/// Schemas, diagnostics, comparison and documentation all use this table.
package struct Vocabulary: Sendable {
  /// Its name, such as `output`.
  package let name: String
  /// The definition of the outermost element.
  package let root: String
  /// Whether elements and attributes of other namespaces, and `data-*`, are allowed anywhere.
  package let allowsForeign: Bool
  /// The attributes that every element may have, each name once.
  ///
  /// An element that lists an attribute of the same name itself has its own instead.
  package let common: [AttributeDefinition]
  /// The definitions, each key once.
  package let elements: [ElementDefinition]

  private let indices: [String: Int]
  private let shared: [String: AttributeDefinition]
  private let own: [String: [String: AttributeDefinition]]

  /// Makes a vocabulary of definitions that refer to each other by their keys.
  package init(
    _ name: String, root: String = "svg", allowsForeign: Bool,
    common: [AttributeDefinition] = [], _ elements: [ElementDefinition]
  ) {
    self.name = name
    self.root = root
    self.allowsForeign = allowsForeign
    self.common = common
    self.elements = elements
    self.indices = Dictionary(
      elements.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    self.shared = Self.byName(common)
    self.own = Dictionary(
      elements.map { ($0.name, Self.byName($0.attributes.definitions)) },
      uniquingKeysWith: { $0.merging($1) { first, _ in first } })
  }

  /// The definition with a key.
  package func element(_ key: String) -> ElementDefinition? { indices[key].map { elements[$0] } }

  /// Whether an element has a definition.
  package func defines(_ element: String) -> Bool { own[element] != nil }

  /// The definition of an attribute of an element, by their names; nothing for an unknown element.
  package func attribute(_ name: String, of element: String) -> AttributeDefinition? {
    own[element].flatMap { $0[name] ?? shared[name] }
  }

  /// Every attribute that an element may have: its own in order, then the common ones.
  package func attributes(of element: ElementDefinition) -> [AttributeDefinition] {
    let own = element.attributes.definitions
    let names = Set(own.map(\.name))
    return own + common.filter { !names.contains($0.name) }
  }

  private static func byName(
    _ definitions: [AttributeDefinition]
  ) -> [String: AttributeDefinition] {
    Dictionary(definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Vocabulary {
  /// SVG in browsers: 1.1 (second edition) with animation, the additions of SVG 2, and WAI-ARIA.
  package static let svg = Vocabulary(
    "svg", allowsForeign: true,
    common: AttributeGroups.core + AttributeGroups.aria + PresentationAttributes.all
      + AttributeGroups.events + AttributeGroups.html,
    SVGElements.all)

  /// The definition of a property of CSS, in `style` or animated by its name.
  ///
  /// Properties that are no attributes have other values there: `transform` is CSS's.
  package static func property(_ name: String) -> AttributeDefinition? { properties[name] }

  /// Attributes that editors write and browsers pass over on every element.
  package static let attributesWithoutEffect = Set(
    PresentationAttributes.withoutEffect.map(\.name))

  /// Properties that count as attributes too, or neither way, with the same meaning.
  package static let presentationAttributes = Set(PresentationAttributes.all.map(\.name))
    .subtracting(attributesWithoutEffect).subtracting(["transform"]).union(["enable-background"])

  /// The names of all properties of CSS that are known.
  package static var propertyNames: some Sequence<String> { properties.keys }

  private static let properties = Dictionary(
    (CSSProperties.all + PresentationAttributes.all).map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first })
}

extension Vocabulary {
  /// The elements that a property may name in `url()`; nil for one that names none.
  package static func targets(ofProperty name: String) -> ElementCategory? { byProperty[name] }

  /// The elements that the link of an element may name; nil for one that may name any.
  package static func targets(ofLinkIn element: String) -> ElementCategory? { byElement[element] }

  /// The attributes in which `url()` is a reference.
  package static let referringAttributes = Set(byProperty.keys)
    .union(["cursor", "values", "from", "to", "by"])

  /// Whether an element's link draws another element, or inherits from it.
  package static func drawsByLink(_ element: String) -> Bool { drawingLinks.contains(element) }

  private static let drawingLinks = Set(
    ElementCategory.paintServers.names + ["use", "feImage", "filter", "tref"])

  private static let byProperty: [String: ElementCategory] = [
    "fill": .paintServers, "stroke": .paintServers, "clip-path": .only("clipPath"),
    "mask": .only("mask"), "filter": .only("filter"), "marker": .only("marker"),
    "marker-start": .only("marker"), "marker-mid": .only("marker"), "marker-end": .only("marker"),
  ]

  private static let byElement: [String: ElementCategory] = [
    "linearGradient": .gradients, "radialGradient": .gradients, "pattern": .only("pattern"),
    "filter": .only("filter"), "mpath": .shapes, "textPath": .shapes, "use": .graphics,
    "feImage": .graphics,
  ]
}

/// The differences of SVG 1.1 (second edition) from SVG 2.
package enum SVG11 {
  /// Elements that came with SVG 2 and its modules.
  package static let missingElements = ["discard", "feDropShadow"]

  /// Whether SVG 1.1 lacks an attribute of SVG 2, WAI-ARIA or HTML.
  package static func lacks(attribute name: String, of element: String) -> Bool {
    if name == "lang", element == "glyph" { return false }
    return missingAttributes.contains(name) || name.hasPrefix("aria-") || name.hasPrefix("data-")
  }

  private static let missingAttributes = Set(
    ValueType.words(
      """
      role tabindex lang autofocus focusable part slot nonce async defer blocking crossorigin \
      decoding download fetchpriority fr hreflang integrity isolation loading mask-type \
      mix-blend-mode paint-order ping playbackorder referrerpolicy rel side text-overflow \
      timelineBegin transform-box transform-origin vector-effect white-space
      """))

  /// The attributes that the document type marks as `#REQUIRED`, by element (appendix A).
  package static let requiredAttributes: [String: [String]] = {
    let (function, input, link) = (["type"], ["in2"], ["xlink:href"])
    return [
      "rect": ["width", "height"], "circle": ["r"], "ellipse": ["rx", "ry"], "path": ["d"],
      "polyline": ["points"], "polygon": ["points"], "image": ["width", "height", "xlink:href"],
      "foreignObject": ["width", "height"], "use": link, "a": link, "tref": link,
      "textPath": link, "mpath": link, "cursor": link, "feImage": link, "stop": ["offset"],
      "feBlend": input, "feComposite": input, "feDisplacementMap": input,
      "feConvolveMatrix": ["order", "kernelMatrix"], "feFuncR": function, "feFuncG": function,
      "feFuncB": function, "feFuncA": function, "script": function, "style": function,
      "font": ["horiz-adv-x"], "hkern": ["k"], "vkern": ["k"], "color-profile": ["name"],
      "font-face-uri": link, "definition-src": link,
    ]
  }()
}
