extension AttributeGroups {
  /// What an animation changes, and when (SVG 1.1, 19.2.5 to 19.2.8).
  static let timing: [AttributeDefinition] = [
    .fixed("begin", ValueTypes.times, "0s"),
    .fixed("dur", ValueTypes.duration, "indefinite"),
    .fixed("end", ValueTypes.times),
    .fixed("min", ValueTypes.minimum),
    .fixed("max", ValueTypes.duration),
    .fixed("restart", oneOf: "always whenNotActive never", "always"),
    .fixed("repeatCount", ValueTypes.repeatCount),
    .fixed("repeatDur", ValueTypes.repeatDuration),
    .fixed("fill", oneOf: "remove freeze", "remove"),
  ]

  /// Through what it goes (SVG 1.1, 19.2.9).
  static func values(calcMode: String) -> [AttributeDefinition] {
    [
      .fixed("calcMode", oneOf: "discrete linear paced spline", calcMode),
      .fixed("values", ValueTypes.values),
      .fixed("keyTimes", ValueTypes.fractions),
      .fixed("keySplines", ValueTypes.splines),
      .fixed("from", ValueTypes.value),
      .fixed("to", ValueTypes.value),
      .fixed("by", ValueTypes.value),
    ]
  }

  /// Whether it adds to what is there (SVG 1.1, 19.2.10).
  static let addition: [AttributeDefinition] = [
    .fixed("additive", oneOf: "replace sum", "replace"),
    .fixed("accumulate", oneOf: "none sum", "none"),
  ]

  static let attributeName: AttributeDefinition = .fixed(
    "attributeName", ValueTypes.attributeName)
  static let attributeType: AttributeDefinition = .fixed(
    "attributeType", oneOf: "CSS XML auto", "auto")
}
