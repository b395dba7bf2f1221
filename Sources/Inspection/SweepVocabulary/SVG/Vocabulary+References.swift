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
