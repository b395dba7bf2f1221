extension PresentationAttributes {
  /// How shapes are filled, stroked and shown (SVG 2, 13 and 14).
  static let painting: [AttributeDefinition] = [
    property("color", ValueTypes.color, isInherited: true),
    property(
      "color-interpolation", ValueTypes.property("auto sRGB linearRGB"),
      initial: "sRGB", isInherited: true),
    property("cursor", ValueTypes.cursor, initial: "auto", isInherited: true),
    property("display", ValueTypes.display, initial: "inline"),
    property("fill", ValueTypes.paint, initial: "black", isInherited: true),
    property("fill-opacity", ValueTypes.opacity, initial: "1", isInherited: true),
    property(
      "fill-rule", ValueTypes.property("nonzero evenodd"),
      initial: "nonzero", isInherited: true),
    property(
      "image-rendering",
      ValueTypes.property(
        """
        auto optimizeSpeed optimizeQuality smooth crisp-edges pixelated high-quality \
        -moz-crisp-edges -webkit-optimize-contrast
        """), initial: "auto", isInherited: true),
    property("marker-end", ValueTypes.resource, initial: "none", isInherited: true),
    property("marker-mid", ValueTypes.resource, initial: "none", isInherited: true),
    property("marker-start", ValueTypes.resource, initial: "none", isInherited: true),
    property("opacity", ValueTypes.opacity, initial: "1"),
    property("overflow", ValueTypes.overflow),
    property("paint-order", ValueTypes.paintOrder, initial: "normal", isInherited: true),
    property(
      "pointer-events",
      ValueTypes.property(
        """
        auto bounding-box visiblePainted visibleFill visibleStroke visible painted fill \
        stroke all none
        """), initial: "auto", isInherited: true),
    property(
      "shape-rendering", ValueTypes.property("auto optimizeSpeed crispEdges geometricPrecision"),
      initial: "auto", isInherited: true),
    property("stop-color", ValueTypes.color, initial: "black"),
    property("stop-opacity", ValueTypes.opacity, initial: "1"),
    property("stroke", ValueTypes.paint, initial: "none", isInherited: true),
    property("stroke-dasharray", ValueTypes.dashes, initial: "none", isInherited: true),
    property("stroke-dashoffset", ValueTypes.propertyLength, initial: "0", isInherited: true),
    property(
      "stroke-linecap", ValueTypes.property("butt round square"),
      initial: "butt", isInherited: true),
    property(
      "stroke-linejoin", ValueTypes.property("miter round bevel miter-clip arcs"),
      initial: "miter", isInherited: true),
    property("stroke-miterlimit", ValueTypes.miterLimit, initial: "4", isInherited: true),
    property("stroke-opacity", ValueTypes.opacity, initial: "1", isInherited: true),
    property("stroke-width", ValueTypes.strokeWidth, initial: "1", isInherited: true),
    property(
      "transform-box", ValueTypes.property("content-box border-box fill-box stroke-box view-box"),
      initial: "view-box", isAnimatable: false),
    property("transform-origin", ValueTypes.transformOrigin),
    property("vector-effect", ValueTypes.vectorEffect, initial: "none"),
    property(
      "visibility", ValueTypes.property("visible hidden collapse"),
      initial: "visible", isInherited: true),
    property(
      "color-rendering", ValueTypes.property("auto optimizeSpeed optimizeQuality"),
      initial: "auto", isInherited: true),
  ]
}
