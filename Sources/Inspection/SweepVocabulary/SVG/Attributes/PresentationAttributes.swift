/// Properties of CSS that SVG also has as attributes (SVG 2, 6.6), on any of its elements.
enum PresentationAttributes {
  static let all = painting + effects + textual + withoutEffect

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

extension PresentationAttributes {
  /// Painting and visibility of shapes (SVG 2, 13 and 14).
  static let painting: [AttributeDefinition] = [
    property("color", .color, isInherited: true),
    property(
      "color-interpolation", .property("auto sRGB linearRGB"),
      initial: "sRGB", isInherited: true),
    property("cursor", .cursor, initial: "auto", isInherited: true),
    property("display", .display, initial: "inline"),
    property("fill", .paint, initial: "black", isInherited: true),
    property("fill-opacity", .opacity, initial: "1", isInherited: true),
    property(
      "fill-rule", .property("nonzero evenodd"),
      initial: "nonzero", isInherited: true),
    property(
      "image-rendering",
      .property(
        """
        auto optimizeSpeed optimizeQuality smooth crisp-edges pixelated high-quality \
        -moz-crisp-edges -webkit-optimize-contrast
        """), initial: "auto", isInherited: true),
    property("marker-end", .resource, initial: "none", isInherited: true),
    property("marker-mid", .resource, initial: "none", isInherited: true),
    property("marker-start", .resource, initial: "none", isInherited: true),
    property("opacity", .opacity, initial: "1"),
    property("overflow", .overflow),
    property("paint-order", .paintOrder, initial: "normal", isInherited: true),
    property(
      "pointer-events",
      .property(
        """
        auto bounding-box visiblePainted visibleFill visibleStroke visible painted fill \
        stroke all none
        """), initial: "auto", isInherited: true),
    property(
      "shape-rendering", .property("auto optimizeSpeed crispEdges geometricPrecision"),
      initial: "auto", isInherited: true),
    property("stop-color", .color, initial: "black"),
    property("stop-opacity", .opacity, initial: "1"),
    property("stroke", .paint, initial: "none", isInherited: true),
    property("stroke-dasharray", .dashes, initial: "none", isInherited: true),
    property("stroke-dashoffset", .propertyLength, initial: "0", isInherited: true),
    property(
      "stroke-linecap", .property("butt round square"),
      initial: "butt", isInherited: true),
    property(
      "stroke-linejoin", .property("miter round bevel miter-clip arcs"),
      initial: "miter", isInherited: true),
    property("stroke-miterlimit", .miterLimit, initial: "4", isInherited: true),
    property("stroke-opacity", .opacity, initial: "1", isInherited: true),
    property("stroke-width", .strokeWidth, initial: "1", isInherited: true),
    property(
      "transform-box", .property("content-box border-box fill-box stroke-box view-box"),
      initial: "view-box", isAnimatable: false),
    property("transform-origin", .transformOrigin),
    property("vector-effect", .vectorEffect, initial: "none"),
    property(
      "visibility", .property("visible hidden collapse"),
      initial: "visible", isInherited: true),
    property(
      "color-rendering", .property("auto optimizeSpeed optimizeQuality"),
      initial: "auto", isInherited: true),
  ]
}

extension PresentationAttributes {
  /// Clipping, masking and filters (CSS Masking 1, Filter Effects 1).
  static let effects: [AttributeDefinition] = [
    property("clip-path", .clipPath, initial: "none"),
    property(
      "clip-rule", .property("nonzero evenodd"),
      initial: "nonzero", isInherited: true),
    property(
      "color-interpolation-filters", .property("auto sRGB linearRGB"),
      initial: "linearRGB", isInherited: true),
    property("filter", .filter, initial: "none"),
    property("flood-color", .color, initial: "black"),
    property("flood-opacity", .opacity, initial: "1"),
    property("lighting-color", .color, initial: "white"),
    property("mask", .mask, initial: "none"),
    property("mask-type", .property("luminance alpha"), initial: "luminance"),
    property("clip", .clip, initial: "auto"),
  ]
}

extension PresentationAttributes {
  /// Fonts and text (SVG 2, 11; CSS Fonts 4).
  static let textual: [AttributeDefinition] = [
    property(
      "alignment-baseline",
      .property(
        """
        auto baseline before-edge text-before-edge middle central after-edge text-after- \
        edge ideographic alphabetic hanging mathematical text-bottom text-top bottom \
        center top
        """), initial: "auto"),
    property("baseline-shift", .baselineShift, initial: "baseline"),
    property(
      "direction", .property("ltr rtl"),
      initial: "ltr", isInherited: true, isAnimatable: false),
    property(
      "dominant-baseline",
      .property(
        """
        auto use-script no-change reset-size ideographic alphabetic hanging mathematical \
        central middle text-after-edge text-before-edge text-bottom text-top
        """), initial: "auto", isInherited: true),
    property("font-family", .fontFamily, isInherited: true),
    property("font-size", .fontSize, initial: "medium", isInherited: true),
    property("font-size-adjust", .fontSizeAdjust, initial: "none", isInherited: true),
    property("font-stretch", .fontStretch, initial: "normal", isInherited: true),
    property("font-style", .fontStyle, initial: "normal", isInherited: true),
    property("font-variant", .fontVariant, initial: "normal", isInherited: true),
    property("font-weight", .fontWeight, initial: "normal", isInherited: true),
    property("letter-spacing", .spacing, initial: "normal", isInherited: true),
    property(
      "text-anchor", .property("start middle end"),
      initial: "start", isInherited: true),
    property("text-decoration", .textDecoration, initial: "none"),
    property("text-overflow", .textOverflow, initial: "clip"),
    property(
      "text-rendering",
      .property("auto optimizeSpeed optimizeLegibility geometricPrecision"),
      initial: "auto", isInherited: true),
    property(
      "unicode-bidi",
      .property("normal embed isolate bidi-override isolate-override plaintext"),
      initial: "normal", isAnimatable: false),
    property("white-space", .whiteSpace, initial: "normal", isInherited: true),
    property("word-spacing", .spacing, initial: "normal", isInherited: true),
    property(
      "writing-mode",
      .property(
        """
        horizontal-tb vertical-rl vertical-lr sideways-rl sideways-lr lr-tb rl-tb tb-rl \
        lr rl tb tb-lr
        """), initial: "horizontal-tb", isInherited: true, isAnimatable: false),
    property(
      "glyph-orientation-horizontal", .glyphOrientation,
      initial: "0deg", isInherited: true, isAnimatable: false),
    property(
      "glyph-orientation-vertical", .glyphOrientation,
      initial: "auto", isInherited: true, isAnimatable: false),
    property("kerning", .kerning, initial: "auto", isInherited: true),
  ]
}
