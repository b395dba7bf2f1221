extension SVGElements {
  /// Paths and basic shapes (SVG 2, 9 and 10).
  static let shapes: [ElementDefinition] = [
    shape("path", [.animatable("d", .path, "")]),
    shape(
      "rect",
      box + [
        .animatable("rx", .propertyRadius, "auto"), .animatable("ry", .propertyRadius, "auto"),
      ]),
    shape("circle", center + [.animatable("r", .strokeWidth, "0")]),
    shape(
      "ellipse",
      center + [
        .animatable("rx", .propertyRadius, "auto"), .animatable("ry", .propertyRadius, "auto"),
      ]),
    shape("line", ["x1", "y1", "x2", "y2"].map { .animatable($0, .length, "0") }),
    shape("polyline", [.animatable("points", .points, "")]),
    shape("polygon", [.animatable("points", .points, "")]),
  ]

  private static let center: [AttributeDefinition] = [
    .animatable("cx", .propertyLength, "0"), .animatable("cy", .propertyLength, "0"),
  ]

  private static func shape(
    _ name: String, _ attributes: [AttributeDefinition]
  ) -> ElementDefinition {
    element(
      name, attributes + [AttributeGroups.pathLength] + AttributeGroups.conditional,
      ContentModels.shape)
  }
}
