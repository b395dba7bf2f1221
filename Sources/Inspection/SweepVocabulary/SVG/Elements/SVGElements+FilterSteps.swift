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
