import SweepValues

/// Properties that count in a style sheet or in `style`, and not as an attribute of the same name.
///
/// SMIL changes only those that SVG defines: browsers pass over the others in `attributeName`.
enum CSSProperties {
  /// All of them; their values are checked only if they affect pictures.
  static let all = looked + plain + geometry + withUnits

  /// Properties whose lengths and angles need no unit as attributes.
  private static let withUnits = PresentationAttributes.all.compactMap { definition in
    unitTypes[definition.name].map { type in
      AttributeDefinition(
        definition.name, type, initial: definition.initial,
        isAnimatable: definition.isAnimatable, isInherited: definition.isInherited)
    }
  }

  private static let unitTypes: [String: ValueType] = [
    "clip-path": .styledClipPath, "filter": .styledFilter, "font-size": .styledFontSize,
    "letter-spacing": .styledSpacing, "transform-origin": .styledOrigin,
    "word-spacing": .styledSpacing,
  ]

  private static let looked: [AttributeDefinition] = [
    animatable("transform", .styledTransforms, initial: "none"),
    property("offset-path", .offsetPath), property("animation", .styledAnimations),
    property("transition", .styledAnimations), property("animation-duration", .styledTimes),
    property("animation-delay", .styledTimes), property("transition-duration", .styledTimes),
    property("transition-delay", .styledTimes),
    property(
      "mix-blend-mode",
      .property(
        """
        normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light \
        difference exclusion hue saturation color luminosity plus-darker plus-lighter
        """), initial: "normal"),
    property("isolation", .property("auto isolate"), initial: "auto"),
    property("marker", .resource, isAnimatable: true, isInherited: true),
    property(
      "text-align",
      .property("start end left right center justify match-parent justify-all"),
      isInherited: true),
    property(
      "text-transform",
      .property("none capitalize uppercase lowercase full-width full-size-kana math-auto"),
      isInherited: true),
  ]

  /// The places and sizes of shapes, which are properties too (SVG 2, 7).
  private static let geometry: [AttributeDefinition] =
    ["x", "y", "cx", "cy"].map { animatable($0, .propertyLength, initial: "0") }
    + [
      animatable("r", .strokeWidth, initial: "0"),
      animatable("rx", .propertyRadius, initial: "auto"),
      animatable("ry", .propertyRadius, initial: "auto"),
      animatable("width", .styledSize, initial: "auto"),
      animatable("height", .styledSize, initial: "auto"),
      animatable(
        "d",
        .property(
          "'none' or path data as in path(\"M0 0\")", .text, pattern: "path\\(.*\\)",
          or: ["none"]), initial: "none"),
    ]

  private static func property(
    _ name: String, _ type: ValueType, initial: String? = nil, isAnimatable: Bool = false,
    isInherited: Bool = false
  ) -> AttributeDefinition {
    AttributeDefinition(
      name, type, initial: initial, isAnimatable: isAnimatable, isInherited: isInherited)
  }

  private static func animatable(
    _ name: String, _ type: ValueType, initial: String?
  ) -> AttributeDefinition {
    property(name, type, initial: initial, isAnimatable: true)
  }
}

extension CSSProperties {
  /// Properties of layout and decoration outside of SVG; they are known, with any value.
  static let plain = ValueType.words(
    """
    accent-color align-content align-items align-self all anchor-name anchor-scope \
    animation-composition animation-direction \
    animation-fill-mode animation-iteration-count animation-name animation-play-state \
    animation-range animation-range-end animation-range-start animation-timeline \
    animation-timing-function appearance aspect-ratio backdrop-filter backface-visibility \
    background background-attachment background-blend-mode background-clip background-color \
    background-image background-origin background-position background-position-x \
    background-position-y background-repeat background-size baseline-source block-size border \
    border-block border-block-color border-block-end border-block-end-color \
    border-block-end-style border-block-end-width border-block-start border-block-start-color \
    border-block-start-style border-block-start-width border-block-style border-block-width \
    border-bottom border-bottom-color border-bottom-left-radius border-bottom-right-radius \
    border-bottom-style border-bottom-width border-collapse border-color border-end-end-radius \
    border-end-start-radius border-image border-image-outset border-image-repeat \
    border-image-slice border-image-source border-image-width border-inline \
    border-inline-color border-inline-end border-inline-end-color border-inline-end-style \
    border-inline-end-width border-inline-start border-inline-start-color \
    border-inline-start-style border-inline-start-width border-inline-style \
    border-inline-width border-left border-left-color border-left-style border-left-width \
    border-radius border-right border-right-color border-right-style border-right-width \
    border-spacing border-start-end-radius border-start-start-radius border-style border-top \
    border-top-color border-top-left-radius border-top-right-radius border-top-style \
    border-top-width border-width bottom box-decoration-break box-shadow box-sizing \
    break-after break-before break-inside buffered-rendering caption-side caret-color clear \
    color-scheme column-count column-fill column-gap column-rule column-rule-color \
    column-rule-style column-rule-width column-span column-width columns contain \
    contain-intrinsic-block-size contain-intrinsic-height contain-intrinsic-inline-size \
    contain-intrinsic-size contain-intrinsic-width container container-name container-type \
    content content-visibility counter-increment counter-reset counter-set dynamic-range-limit \
    empty-cells field-sizing filter-margin flex flex-basis flex-direction flex-flow flex-grow \
    flex-shrink flex-wrap float font font-feature-settings font-kerning font-language-override \
    font-optical-sizing font-palette font-smooth font-synthesis font-synthesis-small-caps \
    font-synthesis-style font-synthesis-weight font-variant-alternates font-variant-caps \
    font-variant-east-asian font-variant-emoji font-variant-ligatures font-variant-numeric \
    font-variant-position font-variation-settings forced-color-adjust gap grid grid-area \
    grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-column-end \
    grid-column-gap grid-column-start grid-gap grid-row grid-row-end grid-row-gap \
    grid-row-start grid-template grid-template-areas grid-template-columns grid-template-rows \
    hyphenate-character hyphenate-limit-chars hyphens image-orientation initial-letter \
    inline-size inset inset-block inset-block-end inset-block-start inset-inline \
    inset-inline-end inset-inline-start interpolate-size justify-content justify-items \
    justify-self left line-break line-height list-style list-style-image list-style-position \
    list-style-type margin margin-block margin-block-end margin-block-start margin-bottom \
    margin-inline margin-inline-end margin-inline-start margin-left margin-right margin-top \
    margin-trim mask-border mask-clip mask-composite mask-image mask-mode mask-origin \
    mask-position mask-repeat mask-size math-depth math-shift math-style max-block-size \
    max-height max-inline-size max-width min-block-size min-height min-inline-size min-width \
    object-fit object-position object-view-box offset offset-anchor offset-distance \
    offset-position offset-rotate order orphans outline outline-color \
    outline-offset outline-style outline-width overflow-anchor overflow-block \
    overflow-clip-margin overflow-inline overflow-wrap overflow-x overflow-y \
    overscroll-behavior overscroll-behavior-block overscroll-behavior-inline \
    overscroll-behavior-x overscroll-behavior-y padding padding-block padding-block-end \
    padding-block-start padding-bottom padding-inline padding-inline-end padding-inline-start \
    padding-left padding-right padding-top page page-break-after page-break-before \
    page-break-inside page-orientation perspective perspective-origin place-content \
    place-items place-self position position-anchor position-area position-try \
    position-try-fallbacks position-try-order print-color-adjust quotes resize right rotate \
    row-gap ruby-align ruby-overhang ruby-position scale scroll-behavior scroll-margin \
    scroll-margin-block scroll-margin-block-end scroll-margin-block-start scroll-margin-bottom \
    scroll-margin-inline scroll-margin-inline-end scroll-margin-inline-start \
    scroll-margin-left scroll-margin-right scroll-margin-top scroll-padding \
    scroll-padding-block scroll-padding-block-end scroll-padding-block-start \
    scroll-padding-bottom scroll-padding-inline scroll-padding-inline-end \
    scroll-padding-inline-start scroll-padding-left scroll-padding-right scroll-padding-top \
    scroll-snap-align scroll-snap-stop scroll-snap-type scroll-timeline scroll-timeline-axis \
    scroll-timeline-name scrollbar-color scrollbar-gutter scrollbar-width \
    shape-image-threshold shape-inside shape-margin shape-outside shape-padding shape-subtract \
    speak tab-size table-layout text-align-last text-autospace text-box text-box-edge \
    text-box-trim text-combine-upright text-decoration-color text-decoration-line \
    text-decoration-skip-ink text-decoration-style text-decoration-thickness text-emphasis \
    text-emphasis-color text-emphasis-position text-emphasis-style text-indent text-justify \
    text-orientation text-shadow text-size-adjust text-spacing-trim text-underline-offset \
    text-underline-position text-wrap text-wrap-mode text-wrap-style timeline-scope top \
    touch-action transform-style transition-behavior \
    transition-property transition-timing-function translate user-select \
    vertical-align view-timeline view-timeline-axis view-timeline-inset view-timeline-name \
    view-transition-class view-transition-group view-transition-name white-space-collapse \
    widows will-change word-break word-wrap z-index zoom
    """
  ).map { AttributeDefinition($0, .anyValue) }
}

extension Vocabulary {
  /// The initial values of properties of text and compositing that editors write on every shape.
  package static let initialValues = [
    "enable-background": "accumulate", "font-feature-settings": "normal",
    "font-variant": "normal",
    "font-variant-alternates": "normal", "font-variant-caps": "normal",
    "font-variant-ligatures": "normal", "font-variant-numeric": "normal",
    "font-variant-position": "normal", "isolation": "auto", "line-height": "normal",
    "mix-blend-mode": "normal", "shape-padding": "0", "solid-opacity": "1", "text-align": "start",
    "text-decoration-line": "none", "text-decoration-style": "solid", "text-indent": "0",
    "text-orientation": "mixed", "text-transform": "none",
  ]

  /// Whether an attribute for a place, a size or a transform is a property of CSS too on this element (SVG 2, 7
  /// and 8.5).
  package static func isGeometry(_ attribute: String, of element: String) -> Bool {
    attribute == "transform"
      ? ElementCategory.graphics.contains(element)
      : geometry[attribute]?.contains(element) == true
  }

  private static let boxes: Set<String> = ["svg", "rect", "image", "foreignObject"]
  private static let geometry: [String: Set<String>] = [
    "x": boxes, "y": boxes, "width": boxes, "height": boxes, "r": ["circle"],
    "cx": ["circle", "ellipse"], "cy": ["circle", "ellipse"],
    "rx": ["rect", "ellipse"], "ry": ["rect", "ellipse"],
  ]
}
