extension PresentationAttributes {
  /// Fonts and text (SVG 2, 11; CSS Fonts 4).
  static let textual: [AttributeDefinition] = [
    property(
      "alignment-baseline",
      ValueTypes.property(
        """
        auto baseline before-edge text-before-edge middle central after-edge text-after- \
        edge ideographic alphabetic hanging mathematical text-bottom text-top bottom \
        center top
        """), initial: "auto"),
    property("baseline-shift", ValueTypes.baselineShift, initial: "baseline"),
    property(
      "direction", ValueTypes.property("ltr rtl"),
      initial: "ltr", isInherited: true, isAnimatable: false),
    property(
      "dominant-baseline",
      ValueTypes.property(
        """
        auto use-script no-change reset-size ideographic alphabetic hanging mathematical \
        central middle text-after-edge text-before-edge text-bottom text-top
        """), initial: "auto", isInherited: true),
    property("font-family", ValueTypes.fontFamily, isInherited: true),
    property("font-size", ValueTypes.fontSize, initial: "medium", isInherited: true),
    property("font-size-adjust", ValueTypes.fontSizeAdjust, initial: "none", isInherited: true),
    property("font-stretch", ValueTypes.fontStretch, initial: "normal", isInherited: true),
    property("font-style", ValueTypes.fontStyle, initial: "normal", isInherited: true),
    property("font-variant", ValueTypes.fontVariant, initial: "normal", isInherited: true),
    property("font-weight", ValueTypes.fontWeight, initial: "normal", isInherited: true),
    property("letter-spacing", ValueTypes.spacing, initial: "normal", isInherited: true),
    property(
      "text-anchor", ValueTypes.property("start middle end"),
      initial: "start", isInherited: true),
    property("text-decoration", ValueTypes.textDecoration, initial: "none"),
    property("text-overflow", ValueTypes.textOverflow, initial: "clip"),
    property(
      "text-rendering",
      ValueTypes.property("auto optimizeSpeed optimizeLegibility geometricPrecision"),
      initial: "auto", isInherited: true),
    property(
      "unicode-bidi",
      ValueTypes.property("normal embed isolate bidi-override isolate-override plaintext"),
      initial: "normal", isAnimatable: false),
    property("white-space", ValueTypes.whiteSpace, initial: "normal", isInherited: true),
    property("word-spacing", ValueTypes.spacing, initial: "normal", isInherited: true),
    property(
      "writing-mode",
      ValueTypes.property(
        """
        horizontal-tb vertical-rl vertical-lr sideways-rl sideways-lr lr-tb rl-tb tb-rl \
        lr rl tb tb-lr
        """), initial: "horizontal-tb", isInherited: true, isAnimatable: false),
    property(
      "glyph-orientation-horizontal", ValueTypes.glyphOrientation,
      initial: "0deg", isInherited: true, isAnimatable: false),
    property(
      "glyph-orientation-vertical", ValueTypes.glyphOrientation,
      initial: "auto", isInherited: true, isAnimatable: false),
    property("kerning", ValueTypes.kerning, initial: "auto", isInherited: true),
  ]
}
