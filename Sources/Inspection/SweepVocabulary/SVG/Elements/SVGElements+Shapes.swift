extension SVGElements {
  /// Paths and basic shapes (SVG 2, 9 and 10).
  static let shapes: [ElementDefinition] = [
    shape("path", [.animatable("d", ValueTypes.path, "")]),
    shape(
      "rect",
      box + [
        .animatable("rx", ValueTypes.propertyRadius, "auto"),
        .animatable("ry", ValueTypes.propertyRadius, "auto"),
      ]),
    shape("circle", center + [.animatable("r", ValueTypes.strokeWidth, "0")]),
    shape(
      "ellipse",
      center + [
        .animatable("rx", ValueTypes.propertyRadius, "auto"),
        .animatable("ry", ValueTypes.propertyRadius, "auto"),
      ]),
    shape(
      "line", ["x1", "y1", "x2", "y2"].map { .animatable($0, ValueTypes.length, "0") }),
    shape("polyline", [.animatable("points", ValueTypes.points, "")]),
    shape("polygon", [.animatable("points", ValueTypes.points, "")]),
  ]

  private static let center: [AttributeDefinition] = [
    .animatable("cx", ValueTypes.propertyLength, "0"),
    .animatable("cy", ValueTypes.propertyLength, "0"),
  ]

  private static func shape(
    _ name: String, _ attributes: [AttributeDefinition]
  ) -> ElementDefinition {
    element(
      name, attributes + [AttributeGroups.pathLength] + AttributeGroups.conditional,
      ContentModels.shape)
  }
}
