/// Groups of attributes that elements of the output share, in the order in which they are written.
enum OutputAttributes {
  typealias Types = OutputTypes

  static let id = AttributePattern.optional("id", Types.name)
  static let requiredID = AttributePattern.required("id", Types.name)
  static let transform = AttributePattern.optional("transform", Types.transforms)
  /// By which an element takes its colours from variables.
  static let `class` = AttributePattern.optional("class", Types.classes)
  static let hidden = AttributePattern.optional("display", Types.only("none"))

  static let fill = [
    AttributePattern.optional("fill", Types.fill),
    .optional("fill-opacity", Types.fraction),
  ]
  static let fillRule = AttributePattern.optional("fill-rule", Types.only("evenodd"))
  /// What drawn texts of a group are painted with.
  static let pen = [
    AttributePattern.optional("stroke", Types.stroke),
    .optional("stroke-opacity", Types.fraction),
    .optional("stroke-width", Types.size),
    .optional("stroke-linecap", Types.only("round", "square")),
  ]
  static let stroke =
    pen + [
      .optional("stroke-linejoin", Types.only("round", "bevel")),
      .optional("stroke-miterlimit", Types.size),
      .optional("stroke-dasharray", Types.dashes),
      .optional("stroke-dashoffset", Types.number),
    ]
  static let font = [
    AttributePattern.optional("font-family", Types.fontFamily),
    .optional("font-size", Types.size),
    .optional("font-weight", Types.weight),
    .optional("letter-spacing", Types.number),
    .optional("text-anchor", Types.only("start", "middle", "end")),
  ]
  static let compositing = [
    AttributePattern.optional("opacity", Types.fraction),
    hidden,
    .optional("filter", Types.resource),
    .optional("clip-path", Types.resource),
    .optional("mask", Types.resource),
  ]
  static let place = [
    AttributePattern.optional("x", Types.number), .optional("y", Types.number),
  ]
  static let center = [
    AttributePattern.optional("cx", Types.number), .optional("cy", Types.number),
  ]
  static let size = [
    AttributePattern.required("width", Types.size), .required("height", Types.size),
  ]
  /// What every shape is painted with, after its geometry.
  static let paint = fill + [fillRule] + stroke + [`class`] + compositing

  /// A link, as the two versions of SVG spell it.
  static func link(_ type: ValueType) -> AttributePattern {
    .choice([.required("href", type), .required("xlink:href", type)])
  }
}
