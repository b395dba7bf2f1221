/// Properties that count in a style sheet or in `style`, and not as an attribute of the same name.
enum CSSProperties {
  /// All of them; their values are looked at only where they matter to pictures.
  static let all = looked + plain + geometry

  private static let looked: [AttributeDefinition] = [
    property(
      "transform",
      ValueTypes.property(
        "'none' or a list of transforms", .transforms,
        pattern: Spelling.spaces(
          Spelling.function(
            "matrix|matrix3d|translate|translateX|translateY|translateZ|translate3d|scale|scaleX"
              + "|scaleY|scaleZ|scale3d|rotate|rotateX|rotateY|rotateZ|rotate3d|skew|skewX|skewY"
              + "|perspective")), or: ["none"]), initial: "none"),
    property(
      "mix-blend-mode",
      ValueTypes.property(
        """
        normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light \
        difference exclusion hue saturation color luminosity plus-darker plus-lighter
        """), initial: "normal"),
    property("isolation", ValueTypes.property("auto isolate"), initial: "auto"),
    property("marker", ValueTypes.resource, isInherited: true),
    property(
      "text-align",
      ValueTypes.property("start end left right center justify match-parent justify-all"),
      isInherited: true),
    property(
      "text-transform",
      ValueTypes.property("none capitalize uppercase lowercase full-width full-size-kana math-auto"),
      isInherited: true),
  ]

  /// The places and sizes of shapes, which are properties too (SVG 2, 7).
  private static let geometry: [AttributeDefinition] =
    ["x", "y", "cx", "cy"].map { property($0, ValueTypes.propertyLength, initial: "0") }
    + [
      property("r", ValueTypes.strokeWidth, initial: "0"),
      property("rx", ValueTypes.propertyRadius, initial: "auto"),
      property("ry", ValueTypes.propertyRadius, initial: "auto"),
      property("width", ValueTypes.propertySize, initial: "auto"),
      property("height", ValueTypes.propertySize, initial: "auto"),
      property(
        "d",
        ValueTypes.property(
          "'none' or path data as in path(\"M0 0\")", .text, pattern: "path\\(.*\\)",
          or: ["none"]), initial: "none"),
    ]

  private static let plain = ValueTypes.words(
    """
    accent-color align-content align-items align-self all animation animation-delay \
    animation-direction animation-duration animation-fill-mode animation-iteration-count \
    animation-name animation-play-state animation-timeline animation-timing-function appearance \
    aspect-ratio backdrop-filter backface-visibility background background-attachment \
    background-blend-mode background-clip background-color background-image background-origin \
    background-position background-repeat background-size border border-bottom border-collapse \
    border-color border-left border-radius border-right border-spacing border-style border-top \
    border-width bottom box-shadow box-sizing color-scheme column-gap columns contain content \
    counter-increment counter-reset filter-margin flex flex-basis flex-direction flex-flow \
    flex-grow flex-shrink flex-wrap float font font-feature-settings font-kerning font-language-override \
    font-optical-sizing font-palette font-smooth font-synthesis font-variant-alternates \
    font-variant-caps font-variant-east-asian font-variant-emoji font-variant-ligatures \
    font-variant-numeric font-variant-position font-variation-settings forced-color-adjust gap grid \
    grid-area grid-column grid-row grid-template hyphens inline-size inset justify-content \
    justify-items justify-self left line-break line-height list-style margin margin-bottom \
    margin-left margin-right margin-top mask-border mask-clip mask-composite mask-image mask-mode \
    mask-origin mask-position mask-repeat mask-size max-height max-width min-height min-width \
    object-fit object-position offset offset-anchor offset-distance offset-path offset-position \
    offset-rotate order outline outline-color outline-offset outline-style outline-width \
    overflow-wrap overflow-x overflow-y padding padding-bottom padding-left padding-right \
    padding-top perspective perspective-origin place-content place-items place-self position \
    print-color-adjust quotes resize right rotate row-gap scale scroll-behavior shape-inside \
    shape-margin shape-outside shape-padding shape-subtract tab-size text-align-last \
    text-combine-upright text-decoration-color text-decoration-line text-decoration-skip-ink \
    text-decoration-style text-decoration-thickness text-emphasis text-indent text-justify \
    text-orientation text-shadow text-size-adjust text-underline-offset text-underline-position \
    text-wrap top touch-action transform-style transition transition-delay transition-duration \
    transition-property transition-timing-function translate user-select vertical-align widows \
    orphans will-change word-break word-wrap z-index zoom
    """
  ).map { property($0, ValueTypes.anyValue) }

  private static func property(
    _ name: String, _ type: ValueType, initial: String? = nil, isInherited: Bool = false
  ) -> AttributeDefinition {
    AttributeDefinition(
      name, type, initial: initial, isAnimatable: true, isInherited: isInherited)
  }
}
