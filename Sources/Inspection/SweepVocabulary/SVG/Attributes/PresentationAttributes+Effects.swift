extension PresentationAttributes {
  /// Clipping, masking and filters (CSS Masking 1, Filter Effects 1).
  static let effects: [AttributeDefinition] = [
    property("clip-path", ValueTypes.clipPath, initial: "none"),
    property(
      "clip-rule", ValueTypes.property("nonzero evenodd"),
      initial: "nonzero", isInherited: true),
    property(
      "color-interpolation-filters", ValueTypes.property("auto sRGB linearRGB"),
      initial: "linearRGB", isInherited: true),
    property("filter", ValueTypes.filter, initial: "none"),
    property("flood-color", ValueTypes.color, initial: "black"),
    property("flood-opacity", ValueTypes.opacity, initial: "1"),
    property("lighting-color", ValueTypes.color, initial: "white"),
    property("mask", ValueTypes.mask, initial: "none"),
    property("mask-type", ValueTypes.property("luminance alpha"), initial: "luminance"),
    property("clip", ValueTypes.clip, initial: "auto"),
  ]
}
