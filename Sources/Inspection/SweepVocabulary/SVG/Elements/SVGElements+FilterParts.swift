extension SVGElements {
  /// How one channel is changed (Filter Effects 1, 9.7).
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
