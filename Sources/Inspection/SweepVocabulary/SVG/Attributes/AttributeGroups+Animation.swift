extension AttributeGroups {
  /// What an animation changes, and when (SVG 1.1, 19.2.5 to 19.2.8).
  static let timing: [AttributeDefinition] = [
    .fixed("begin", .times, "0s"), .fixed("dur", .duration, "indefinite"), .fixed("end", .times),
    .fixed("min", .minimum), .fixed("max", .duration),
    .fixed("restart", oneOf: "always whenNotActive never", "always"),
    .fixed("repeatCount", .repeatCount), .fixed("repeatDur", .repeatDuration),
    .fixed("fill", oneOf: "remove freeze", "remove"),
  ]

  /// Through what it goes (SVG 1.1, 19.2.9).
  static func values(calcMode: String) -> [AttributeDefinition] {
    [
      .fixed("calcMode", oneOf: "discrete linear paced spline", calcMode),
      .fixed("values", .values), .fixed("keyTimes", .fractions), .fixed("keySplines", .splines),
      .fixed("from", .value), .fixed("to", .value), .fixed("by", .value),
    ]
  }

  /// Whether it adds to what is there (SVG 1.1, 19.2.10).
  static let addition: [AttributeDefinition] = [
    .fixed("additive", oneOf: "replace sum", "replace"),
    .fixed("accumulate", oneOf: "none sum", "none"),
  ]

  static let attributeName: AttributeDefinition = .fixed("attributeName", .attributeName)
  static let attributeType: AttributeDefinition = .fixed(
    "attributeType", oneOf: "CSS XML auto", "auto")
}
