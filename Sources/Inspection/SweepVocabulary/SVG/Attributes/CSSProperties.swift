import SweepValues

/// Properties that count in a style sheet or in `style`, and not as an attribute of the same name.
///
/// SMIL changes only those that SVG defines: browsers pass over the others in `attributeName`.
enum CSSProperties {
  /// All of them; their values are looked at only where they matter to pictures.
  static let all = looked + plain + geometry

  private static let looked: [AttributeDefinition] = [
    animatable(
      "transform",
      .property(
        "'none' or a list of transforms", .transforms,
        pattern: Spelling.spaces(
          Spelling.function(
            "matrix|matrix3d|translate|translateX|translateY|translateZ|translate3d|scale|scaleX"
              + "|scaleY|scaleZ|scale3d|rotate|rotateX|rotateY|rotateZ|rotate3d|skew|skewX|skewY"
              + "|perspective")), or: ["none"]), initial: "none"),
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
      animatable("width", .propertySize, initial: "auto"),
      animatable("height", .propertySize, initial: "auto"),
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
