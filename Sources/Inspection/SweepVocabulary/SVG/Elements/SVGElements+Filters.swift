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

extension SVGElements {
  /// Functions of `feComponentTransfer`, one for each channel (Filter Effects 1, 9.7).
  static let filterFunctions: [ElementDefinition] = ["feFuncR", "feFuncG", "feFuncB", "feFuncA"]
    .map {
      element(
        $0,
        required: [.animatable("type", oneOf: "identity table discrete linear gamma")],
        [
          .animatable("tableValues", .numbers, ""), .animatable("slope", .number, "1"),
          .animatable("intercept", .number, "0"), .animatable("amplitude", .number, "1"),
          .animatable("exponent", .number, "1"), .animatable("offset", .number, "0"),
        ], ContentModels.animated)
    }

  /// Sources of light (Filter Effects 1, 10).
  static let lights: [ElementDefinition] = [
    element("feDistantLight", numbers("azimuth elevation"), ContentModels.animated),
    element("fePointLight", numbers("x y z"), ContentModels.animated),
    element(
      "feSpotLight",
      numbers("x y z pointsAtX pointsAtY pointsAtZ") + [
        .animatable("specularExponent", .number, "1"), .animatable("limitingConeAngle", .number),
      ], ContentModels.animated),
  ]

  private static func numbers(_ names: String) -> [AttributeDefinition] {
    ValueType.words(names).map { .animatable($0, .number, "0") }
  }
}

extension SVGElements {
  /// Steps of filters that change colours (Filter Effects 1, 9.4 to 9.14).
  static let colouring: [ElementDefinition] = [
    step(
      "feColorMatrix",
      [
        .animatable("type", oneOf: "matrix saturate hueRotate luminanceToAlpha", "matrix"),
        .animatable("values", .numbers),
      ]),
    step("feComponentTransfer", [], of: ["feFuncR", "feFuncG", "feFuncB", "feFuncA"]),
    step("feFlood", inputs: unused, []),
    step(
      "feConvolveMatrix", required: [.animatable("kernelMatrix", .numbers)],
      [
        .animatable("order", .countPair, "3"), .animatable("divisor", .number),
        .animatable("bias", .number, "0"), .animatable("targetX", .integer),
        .animatable("targetY", .integer),
        .animatable("edgeMode", oneOf: "duplicate wrap mirror none", "duplicate"),
        AttributeGroups.kernelUnitLength,
        .animatable("preserveAlpha", oneOf: "false true", "false"),
      ]),
    step(
      "feTurbulence", inputs: unused,
      [
        .animatable("baseFrequency", .positivePair, "0"), .animatable("numOctaves", .integer, "1"),
        .animatable("seed", .number, "0"),
        .animatable("stitchTiles", oneOf: "stitch noStitch", "noStitch"),
        .animatable("type", oneOf: "fractalNoise turbulence", "turbulence"),
      ]),
  ]

  /// Steps of filters that move, blur, light and fetch pixels (Filter Effects 1, 9.10 to 9.22).
  static let moving: [ElementDefinition] = [
    step(
      "feGaussianBlur",
      [
        .animatable("stdDeviation", .positivePair, "0"),
        .animatable("edgeMode", oneOf: "duplicate wrap mirror none", "none"),
      ]),
    step(
      "feDropShadow",
      [
        .animatable("dx", .number, "2"), .animatable("dy", .number, "2"),
        .animatable("stdDeviation", .positivePair, "2"),
      ]),
    step(
      "feOffset",
      [.animatable("dx", .number, "0"), .animatable("dy", .number, "0")]),
    step("feTile", []),
    step(
      "feMorphology",
      [
        .animatable("operator", oneOf: "erode dilate", "erode"),
        .animatable("radius", .positivePair, "0"),
      ]),
    step(
      "feDisplacementMap", inputs: [AttributeGroups.input, AttributeGroups.secondInput],
      [
        .animatable("scale", .number, "0"), .animatable("xChannelSelector", oneOf: "R G B A", "A"),
        .animatable("yChannelSelector", oneOf: "R G B A", "A"),
      ]),
    step(
      "feImage", inputs: unused,
      AttributeGroups.links() + [
        .animatable("preserveAspectRatio", .preserveAspectRatio, "xMidYMid meet"),
        .fixed("crossorigin", .text),
      ]),
    step(
      "feDiffuseLighting",
      [
        .animatable("surfaceScale", .number, "1"),
        .animatable("diffuseConstant", .positiveNumber, "1"), AttributeGroups.kernelUnitLength,
      ], of: sources),
    step(
      "feSpecularLighting",
      [
        .animatable("surfaceScale", .number, "1"),
        .animatable("specularConstant", .positiveNumber, "1"),
        .animatable("specularExponent", .number, "1"), AttributeGroups.kernelUnitLength,
      ], of: sources),
  ]

  /// The input of a step that takes none, which W3C's own tests have all the same.
  private static let unused = [AttributeDefinition("in", .ignored)]
  private static let sources = ["feDistantLight", "fePointLight", "feSpotLight"]
}
