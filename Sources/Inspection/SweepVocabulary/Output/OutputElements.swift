/// The elements of the output, in the order of docs/output-contract.md.
enum OutputElements {
  private typealias Types = OutputTypes
  private typealias Groups = OutputAttributes

  static func all(isInteractive: Bool) -> [ElementDefinition] {
    let moment = isInteractive ? Types.momentOrIndefinite : Types.moment
    return [root(isInteractive)] + words + definitions + OutputFilters.elements
      + graphics(isInteractive)
      + OutputAnimation.elements(moment: moment)
      + (isInteractive ? [ElementDefinition("script", [], content: .text(Types.script))] : [])
  }

  private static let graphicKeys = [
    "g", "path", "circle", "ellipse", "rect", "text", "image", "use",
  ]
  private static let animations = ElementDefinition.Particle.any([
    "animate", "animateTransform", "animateMotion",
  ])
  private static let animated = ElementDefinition.ContentModel.elements([animations])

  private static func root(_ isInteractive: Bool) -> ElementDefinition {
    let end: [ElementDefinition.Particle] = isInteractive ? [.optional("script")] : []
    return ElementDefinition(
      "svg",
      [
        Groups.id, .optional(.group(Groups.size)), .required("viewBox", Types.viewBox),
        .optional("xml:lang", Types.language), .optional("font-family", Types.fontFamily),
        .optional("font-variant", Types.only("tabular-nums")),
        isInteractive ? OutputInteraction.role : role,
        .optional("data-state", Types.only("no-data")),
      ] + (isInteractive ? OutputInteraction.picture : []),
      content: .elements(
        [
          .optional("title"), .optional("desc"), .optional("defs"), .any(graphicKeys),
          .optional("style"),
        ] + end))
  }

  private static let role = AttributePattern.optional(
    .choice([.required("aria-hidden", Types.only("true")), image, meter]))

  static let image = AttributePattern.group([
    .required("role", Types.only("img")), .optional("aria-labelledby", Types.names),
  ])

  static let label = AttributePattern.group([
    .required("role", Types.only("img")), .required("aria-label", Types.text),
  ])

  static let meter = AttributePattern.group([
    .required("role", Types.only("meter")), .optional("aria-labelledby", Types.name),
    .required("aria-valuemin", Types.number), .required("aria-valuemax", Types.number),
    .optional("aria-valuenow", Types.number), .optional("aria-valuetext", Types.text),
  ])

  private static let words = [
    ElementDefinition("title", [Groups.requiredID], content: .text(Types.text)),
    ElementDefinition("desc", [Groups.requiredID], content: .text(Types.text)),
    ElementDefinition(
      "style", [.optional("type", Types.only("text/css"))], content: .text(OutputRules.type)),
  ]

  private static let definitions = [
    ElementDefinition(
      "defs", [],
      content: .elements([
        .some(["linearGradient", "radialGradient", "clipPath", "filter", "mask", "way"])
      ])),
    ElementDefinition(
      "linearGradient",
      [
        Groups.requiredID, units, spread, map, .optional("x1", Types.number),
        .optional("y1", Types.number),
        .optional("x2", Types.number), .optional("y2", Types.number),
      ], content: .elements([.any(["animate"]), .any(["stop"])])),
    ElementDefinition(
      "radialGradient",
      [Groups.requiredID, units, spread, map] + Groups.center + [
        .optional("r", Types.size),
        .optional(.group([.required("fx", Types.number), .required("fy", Types.number)])),
      ], content: .elements([.any(["stop"])])),
    ElementDefinition(
      "stop",
      [
        .required("offset", Types.fraction), .required("stop-color", Types.color),
        .optional("stop-opacity", Types.fraction), Groups.class,
      ], content: .elements([.any(["animate"])])),
    ElementDefinition(
      "clipPath", [Groups.requiredID], content: .elements([.some(["clipRect", "path"])])),
    ElementDefinition("rect", key: "clipRect", Groups.place + Groups.size),
    ElementDefinition(
      "mask",
      [
        Groups.requiredID,
        .optional(
          .choice([
            .required("maskUnits", Types.only("userSpaceOnUse")),
            .required("maskContentUnits", Types.only("objectBoundingBox")),
          ])),
        .required("x", Types.number), .required("y", Types.number),
      ] + Groups.size, content: .elements([.any(graphicKeys)])),
    // The target of mpath.
    ElementDefinition("path", key: "way", [Groups.requiredID, .required("d", Types.path)]),
  ]

  private static let units = AttributePattern.optional(
    "gradientUnits", Types.only("userSpaceOnUse"))

  private static let spread = AttributePattern.optional(
    "spreadMethod", Types.only("reflect", "repeat"))

  private static let map = AttributePattern.optional("gradientTransform", Types.matrix)

  private static let tspan = ElementDefinition(
    "tspan",
    [.optional("dx", Types.number), .optional("dy", Types.number)] + Groups.fill + Groups.font
      + [Groups.class], content: .text(Types.text))

  private static func graphics(_ isInteractive: Bool) -> [ElementDefinition] {
    let start = [Groups.id, Groups.transform]
    let writing = Groups.fill + Groups.font + [Groups.class]
    let lettering = Groups.fill + Groups.pen + Groups.font + [Groups.class]
    let part = isInteractive ? [OutputInteraction.part] : []
    let role = isInteractive ? OutputInteraction.groupRole : .optional(label)
    let number = isInteractive ? OutputInteraction.number : []
    let danger = isInteractive ? [OutputInteraction.danger] : []
    let drawn = number + (isInteractive ? OutputInteraction.glyphs : []) + danger
    return [
      ElementDefinition(
        "g", start + lettering + Groups.compositing + [role] + drawn,
        content: .elements([animations, .any(graphicKeys)])),
      ElementDefinition(
        "path",
        start + [.required("d", Types.path), .optional("pathLength", Types.size)] + Groups.paint
          + [.optional(label)] + (isInteractive ? OutputInteraction.overRange : []),
        content: animated),
      ElementDefinition(
        "circle", start + Groups.center + [.required("r", Types.size)] + Groups.paint,
        content: animated),
      ElementDefinition(
        "ellipse",
        start + Groups.center + [.required("rx", Types.size), .required("ry", Types.size)]
          + Groups.paint, content: animated),
      ElementDefinition(
        "rect", start + Groups.place + Groups.size + Groups.paint, content: animated),
      ElementDefinition(
        "text",
        start + Groups.place + writing + [
          .optional("stroke", Types.only("none")), .optional("xml:space", Types.only("preserve")),
        ] + Groups.compositing + part + number + danger,
        content: .elements([animations, .any(["tspan"])], isMixed: true)),
      tspan,
      ElementDefinition(
        "image",
        start + Groups.place + Groups.size + [
          Groups.link(Types.picture),
          .optional("preserveAspectRatio", Types.only("none", "xMidYMid slice")),
          .optional("image-rendering", Types.only("pixelated")),
        ] + Groups.compositing, content: animated),
      ElementDefinition(
        "use", start + [Groups.hidden, Groups.link(Types.localReference)] + Groups.place),
    ]
  }
}
