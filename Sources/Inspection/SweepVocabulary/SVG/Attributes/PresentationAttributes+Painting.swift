extension PresentationAttributes {
  /// How shapes are filled, stroked and shown (SVG 2, 13 and 14).
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
