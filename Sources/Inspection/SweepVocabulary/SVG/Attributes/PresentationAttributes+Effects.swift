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
