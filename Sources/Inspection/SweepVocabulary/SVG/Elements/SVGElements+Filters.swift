extension SVGElements {
  /// The filter and its steps (Filter Effects 1, 8 and 9; SVG 1.1, 15).
  static let filters: [ElementDefinition] =
    [
      element(
        "filter",
        AttributeGroups.links() + [
          .animatable("x", .length, "-10%"), .animatable("y", .length, "-10%"),
          .animatable("width", .positiveLength, "120%"),
          .animatable("height", .positiveLength, "120%"), .animatable("filterRes", .positivePair),
          .animatable("filterUnits", oneOf: units, "objectBoundingBox"),
          .animatable("primitiveUnits", oneOf: units, "userSpaceOnUse"),
        ],
        ContentModels.elements(
          steps + ["feDropShadow"] + ContentModels.descriptive + ContentModels.animation
            + ContentModels.scripts))
    ] + blending + colouring + moving

  private static let steps = ValueType.words(
    """
    feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting \
    feDisplacementMap feFlood feGaussianBlur feImage feMerge feMorphology feOffset \
    feSpecularLighting feTile feTurbulence
    """)

  /// Makes a step of a filter.
  static func step(
    _ name: String, inputs: [AttributeDefinition] = [AttributeGroups.input],
    required: [AttributeDefinition] = [], _ attributes: [AttributeDefinition],
    of parts: [String] = []
  ) -> ElementDefinition {
    element(
      name, required: required, inputs + attributes + AttributeGroups.primitive,
      ContentModels.elements(
        parts + ContentModels.descriptive + ContentModels.animation + ContentModels.scripts))
  }

  private static let two = [AttributeGroups.input, AttributeGroups.secondInput]

  private static let blending: [ElementDefinition] = [
    step(
      "feBlend", inputs: two,
      [
        .animatable("mode", oneOf: blendModes, "normal"), .fixed("no-composite", .text),
      ]),
    step(
      "feComposite", inputs: two,
      [.animatable("operator", oneOf: "over in out atop xor lighter arithmetic", "over")]
        + ["k1", "k2", "k3", "k4"].map { .animatable($0, .number, "0") }),
    step("feMerge", inputs: [], [], of: ["feMergeNode"]),
    element("feMergeNode", [AttributeGroups.input], ContentModels.animated),
  ]

  private static let blendModes = """
    normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light \
    difference exclusion hue saturation color luminosity
    """
}
