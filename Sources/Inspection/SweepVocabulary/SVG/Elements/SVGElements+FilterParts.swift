extension SVGElements {
  /// How one channel is changed (Filter Effects 1, 9.7).
  static let filterFunctions: [ElementDefinition] = ["feFuncR", "feFuncG", "feFuncB", "feFuncA"]
    .map {
      element(
        $0,
        required: [.animatable("type", oneOf: "identity table discrete linear gamma")],
        [
          .animatable("tableValues", ValueTypes.numbers, ""),
          .animatable("slope", ValueTypes.number, "1"),
          .animatable("intercept", ValueTypes.number, "0"),
          .animatable("amplitude", ValueTypes.number, "1"),
          .animatable("exponent", ValueTypes.number, "1"),
          .animatable("offset", ValueTypes.number, "0"),
        ], ContentModels.animated)
    }

  /// Sources of light (Filter Effects 1, 10).
  static let lights: [ElementDefinition] = [
    element("feDistantLight", numbers("azimuth elevation"), ContentModels.animated),
    element("fePointLight", numbers("x y z"), ContentModels.animated),
    element(
      "feSpotLight",
      numbers("x y z pointsAtX pointsAtY pointsAtZ") + [
        .animatable("specularExponent", ValueTypes.number, "1"),
        .animatable("limitingConeAngle", ValueTypes.number),
      ], ContentModels.animated),
  ]

  private static func numbers(_ names: String) -> [AttributeDefinition] {
    ValueTypes.words(names).map { .animatable($0, ValueTypes.number, "0") }
  }
}
