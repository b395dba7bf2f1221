/// The attributes of animations in the output.
enum OutputAnimation {
  typealias Types = OutputTypes

  /// When it runs, and how often. What an event began may stay; elsewhere the base value does.
  static func timing(moment: ValueType) -> [AttributePattern] {
    [
      .choice([
        .group([
          .required("begin", Types.events), .optional("fill", Types.only("freeze")),
        ]),
        .group([.required("begin", Types.click), .required("end", Types.click)]),
        .group([
          .required("begin", Types.replays), .required("end", Types.click),
          .required("fill", Types.only("freeze")),
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
      // SVG 1.1's document type wants the path elsewhere; that there is one is left to a rule.
      ElementDefinition(
        "animateMotion", [.optional("path", Types.path)] + passage + timing,
        content: .elements([.optional("mpath")])),
      ElementDefinition("mpath", [.required("xlink:href", Types.localReference)]),
    ]
  }
}
