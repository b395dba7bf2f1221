/// Properties of CSS that SVG also has as attributes (SVG 2, 6.6), on any of its elements.
enum PresentationAttributes {
  /// All of them, with those that editors write and browsers pass over.
  static let all = painting + effects + textual + withoutEffect

  /// Makes an attribute that is a property, with its initial value.
  static func property(
    _ name: String, _ type: ValueType, initial: String? = nil, isInherited: Bool = false,
    isAnimatable: Bool = true
  ) -> AttributeDefinition {
    AttributeDefinition(
      name, type, initial: initial, isAnimatable: isAnimatable, isInherited: isInherited)
  }

  /// Properties that count in `style` alone or nowhere, and that editors write all the same.
  static let withoutEffect: [AttributeDefinition] = ValueType.words(
    """
    backface-visibility block-progression buffered-rendering color-profile enable-background \
    flow-from flow-into font font-feature-settings font-kerning font-variant-alternates \
    font-variant-caps font-variant-east-asian font-variant-ligatures font-variant-numeric \
    font-variant-position font-variation-settings inline-size isolation line-height marker \
    mix-blend-mode perspective shape-inside shape-margin shape-padding shape-subtract \
    solid-color solid-opacity stroke-alignment tab-size text-align text-align-last \
    text-decoration-color text-decoration-fill text-decoration-line text-decoration-stroke \
    text-decoration-style text-indent text-justify text-orientation text-transform \
    text-underline-position will-change filter-blend-mode filter-gaussianBlur-deviation \
    font-variant-east_asian -inkscape-font-specification -inkscape-stroke
    """
  ).map { AttributeDefinition($0, .ignored) }
}
