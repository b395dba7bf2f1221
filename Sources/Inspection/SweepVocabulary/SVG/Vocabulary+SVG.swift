extension Vocabulary {
  /// SVG as browsers take it: 1.1 (second edition) with animation, what SVG 2 adds, and WAI-ARIA.
  package static let svg = Vocabulary(
    "svg", allowsForeign: true,
    common: AttributeGroups.core + AttributeGroups.aria + PresentationAttributes.all
      + AttributeGroups.events + AttributeGroups.html,
    SVGElements.all)

  /// The definition of a property of CSS, as it stands in `style` or is animated by its name.
  ///
  /// Properties that are no attributes have other values there: `transform` is CSS's.
  package static func property(_ name: String) -> AttributeDefinition? { properties[name] }

  /// Attributes that editors write and browsers pass over on every element.
  package static let attributesWithoutEffect = Set(
    PresentationAttributes.withoutEffect.map(\.name))

  /// The names of all properties of CSS that are known.
  package static var propertyNames: some Sequence<String> { properties.keys }

  private static let properties = Dictionary(
    (CSSProperties.all + PresentationAttributes.all).map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first })
}
