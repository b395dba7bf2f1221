/// The kinds of elements that references can use.
enum ReferenceKinds {
  /// The elements that a property may name.
  static let byProperty: [String: Set<String>] = [
    "fill": paints, "stroke": paints, "clip-path": ["clipPath"], "mask": ["mask"],
    "filter": ["filter"], "marker": ["marker"], "marker-start": ["marker"],
    "marker-mid": ["marker"], "marker-end": ["marker"],
  ]

  /// The elements that the link of an element may name.
  static let byElement: [String: Set<String>] = [
    "linearGradient": gradients, "radialGradient": gradients, "pattern": ["pattern"],
    "filter": ["filter"], "mpath": shapes, "textPath": shapes, "use": graphics,
    "feImage": graphics.union(["image"]),
  ]

  /// The attributes in which `url()` is a reference.
  static let properties = Set(byProperty.keys).union(["cursor", "values", "from", "to", "by"])

  private static let gradients: Set<String> = ["linearGradient", "radialGradient"]
  private static let paints = gradients.union(["pattern"])
  private static let shapes: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]
  private static let graphics = shapes.union([
    "svg", "g", "symbol", "use", "text", "image", "switch", "a", "tspan", "textPath",
    "foreignObject",
  ])
}
