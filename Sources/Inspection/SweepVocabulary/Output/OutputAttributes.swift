/// Groups of attributes that elements of the output share, in the order in which they are written.
enum OutputAttributes {
  typealias Types = OutputTypes

  static let id = AttributePattern.optional("id", Types.name)
  static let requiredID = AttributePattern.required("id", Types.name)
  static let transform = AttributePattern.optional("transform", Types.transforms)
  static let `class` = AttributePattern.optional("class", Types.classes)
  static let hidden = AttributePattern.optional("display", Types.only("none"))

  static let fill = [
    AttributePattern.optional("fill", Types.fill),
    .optional("fill-opacity", Types.fraction),
  ]
  static let fillRule = AttributePattern.optional("fill-rule", Types.only("evenodd"))
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
  static let paint = fill + [fillRule] + stroke + [`class`] + compositing

  static func link(_ type: ValueType) -> AttributePattern {
    .choice([.required("href", type), .required("xlink:href", type)])
  }
}

/// The attributes of animations in the output.
enum OutputAnimation {
  typealias Types = OutputTypes

  /// The timing and the repetitions. The final value of an animation begun by an event may stay;
  /// elsewhere the base value does.
  static func timing(moment: ValueType) -> [AttributePattern] {
    [
      .choice([
        .group([
          .required("begin", Types.events), .optional("fill", Types.only("freeze")),
        ]),
        .group([.required("begin", Types.click), .required("end", Types.click)]),
        .group([
          .required("begin", Types.replays), .optional("end", Types.click),
          .optional("fill", Types.only("freeze")),
        ]),
        .optional("begin", moment),
      ]),
      .required("dur", Types.durationOrIndefinite),
      .optional(
        .choice([
          .required("repeatCount", Types.count), .required("repeatDur", Types.duration),
        ])),
    ]
  }

  /// Splines and their mode go together; other modes have none.
  static let splines = AttributePattern.group([
    .required("calcMode", Types.only("spline")), .required("keySplines", Types.keySplines),
  ])

  private static let additions = [
    AttributePattern.optional("additive", Types.only("sum")),
    .optional("accumulate", Types.only("sum")),
  ]

  private static let mode = AttributePattern.optional(
    .choice([splines, .required("calcMode", Types.only("discrete"))]))

  private static let keyTimes = AttributePattern.optional("keyTimes", Types.keyTimes)

  static func elements(moment: ValueType) -> [ElementDefinition] {
    let timing = timing(moment: moment)
    let motion = AttributePattern.choice([
      splines, .required("calcMode", Types.only("discrete", "linear")),
    ])
    let passage: [AttributePattern] = [
      .required("keyPoints", Types.keyPoints), .required("keyTimes", Types.keyTimes), motion,
      .optional("rotate", Types.only("auto", "auto-reverse")),
    ]
    return [
      ElementDefinition(
        "animate",
        [
          .required("attributeName", Types.animatable), .required("values", Types.values),
          keyTimes, mode,
        ] + timing + additions),
      ElementDefinition(
        "animateTransform",
        [
          .required("attributeName", Types.only("transform")),
          .required("type", Types.only("translate", "scale", "rotate")),
          .required("values", Types.transformValues), keyTimes, mode,
        ] + timing + additions),
      // SVG 1.1's document type requires the path elsewhere; a rule checks that there is one.
      ElementDefinition(
        "animateMotion", [.optional("path", Types.path)] + passage + timing,
        content: .elements([.optional("mpath")])),
      ElementDefinition("mpath", [.required("xlink:href", Types.localReference)]),
    ]
  }
}
