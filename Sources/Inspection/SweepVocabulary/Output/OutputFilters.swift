/// The filters of the output: the blur and the shadow of a layer.
enum OutputFilters {
  private typealias Types = OutputTypes
  private typealias Groups = OutputAttributes

  static let elements = [
    ElementDefinition(
      "filter",
      [
        Groups.requiredID, .required("filterUnits", Types.only("userSpaceOnUse")),
        .required("x", Types.number), .required("y", Types.number),
      ] + Groups.size + [.required("color-interpolation-filters", Types.only("sRGB"))],
      content: .elements([
        .some([
          "feColorMatrix", "feGaussianBlur", "feOffset", "feFlood", "feComposite", "feMerge",
        ])
      ])),
    ElementDefinition(
      "feColorMatrix",
      [
        .required("values", Types.only("0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0")),
        .optional("result", Types.only("content")),
      ]),
    ElementDefinition(
      "feGaussianBlur",
      [
        source, .required("stdDeviation", Types.size),
        .optional("result", Types.only("content")),
      ]),
    ElementDefinition(
      "feOffset",
      [
        source, .required("dx", Types.number), .required("dy", Types.number),
        .required("result", Types.only("shadow")),
      ]),
    ElementDefinition(
      "feFlood",
      [
        .required("flood-color", Types.color), .optional("flood-opacity", Types.fraction),
        Groups.class,
      ]),
    ElementDefinition(
      "feComposite",
      [.required("in2", Types.only("shadow")), .required("operator", Types.only("in"))]),
    ElementDefinition("feMerge", [], content: .elements([.some(["feMergeNode"])])),
    ElementDefinition(
      "feMergeNode", [.optional("in", Types.only("SourceGraphic", "content"))]),
  ]

  /// What a step starts from.
  private static let source = AttributePattern.optional("in", Types.only("SourceAlpha", "content"))
}
