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
