import SweepValues

extension Vocabulary {
  /// The output of Sweephand, neither more nor less: docs/output-contract.md.
  package static let output = Vocabulary(
    "output", allowsForeign: false, OutputElements.all(isInteractive: false))

  /// The output of Sweephand for scripts.
  package static let interactive = Vocabulary(
    "interactive", allowsForeign: false, OutputElements.all(isInteractive: true))
}

/// Additions of the interactive form to the output: docs/interactive.md.
enum OutputInteraction {
  private typealias Types = OutputTypes

  static let role = AttributePattern.optional(
    .choice([
      .required("aria-hidden", Types.only("true")), OutputElements.image, OutputElements.meter,
      slider, radios, group,
    ]))

  private static let slider = slider(.optional("aria-labelledby", Types.name))

  /// A slider beside buttons, in a group.
  private static let thumb = slider(.required("aria-label", Types.text))

  private static func slider(_ name: AttributePattern) -> AttributePattern {
    .group([
      .required("role", Types.only("slider")), name,
      .required("aria-valuemin", Types.number), .required("aria-valuemax", Types.number),
      .optional("aria-valuenow", Types.number), .optional("aria-valuetext", Types.text),
      .required("tabindex", Types.only("0")),
    ])
  }

  private static let radios = AttributePattern.group([
    .required("role", Types.only("radiogroup")), .optional("aria-labelledby", Types.names),
  ])

  private static let group = AttributePattern.group([
    .required("role", Types.only("group")), .optional("aria-labelledby", Types.names),
  ])

  static let part = AttributePattern.optional(.choice([radio, button]))

  static let groupRole = AttributePattern.optional(
    .choice([radio, button, thumb, OutputElements.label]))

  private static let radio = AttributePattern.group([
    .required("role", Types.only("radio")), .required("aria-label", Types.text),
    .required("aria-checked", Types.only("true", "false")),
    .required("tabindex", Types.only("0", "-1")),
  ])

  private static let button = AttributePattern.group([
    .optional(
      .group([
        .required("role", Types.only("button")), .required("aria-label", Types.text),
        .required("tabindex", Types.only("0")),
      ])),
    .required(
      "data-press", ValueType("a number of stops, or none", .number, pattern: "(-?[0-9]+)?")),
  ])

  static let picture = data + spelling

  private static let data: [AttributePattern] = [
    .required("data-control", Types.only("display", "slider", "choice", "clock")),
    .optional("data-time", Types.size),
    .optional("data-zone", Types.text),
    .optional("data-value", Types.number),
    .optional("data-scale", Types.numbers),
    .optional("data-turn", Types.numbers),
    .optional("data-mark", Types.number),
    .optional("data-outside", Types.only("wrap", "revolve")),
    .optional("data-overshoot", Types.size),
    .optional("data-stops", Types.numbers),
    .optional("data-duration", Types.size),
    .optional("data-pace", Types.numbers),
    .optional("data-snap", Types.size),
    .optional("data-grip", Types.numbers),
    .optional("data-give", Types.size),
    .optional("data-inertia", Types.size),
    .optional("data-unknown", Types.text),
    .optional("data-stale", Types.text),
    .optional("data-meanings", Types.text),
  ]

  static let number =
    spelling + [
      .optional("data-none", Types.text),
      .optional("data-pitch", Types.size),
      .optional("data-drum", Types.size),
      .optional("data-base", Types.number),
      .optional("data-known", Types.only("")),
    ]

  static let spelling: [AttributePattern] = [
    .optional("data-reading", ValueType("a number of decimals", .number, pattern: "[0-6]?")),
    .optional("data-point", Types.text),
    .optional("data-group", Types.text),
    .optional("data-zeros", Types.size),
    .optional("data-least", Types.size),
    .optional("data-prefix", Types.text),
    .optional("data-suffix", Types.text),
    .optional("data-words", Types.only("minutes", "hours", "date")),
    .optional("data-names", Types.text),
    .optional("data-digits", Types.only("2", "3")),
    .optional("data-significant", Types.size),
    .optional("data-most", Types.size),
    .optional("data-si", Types.text),
  ]

  static let danger = AttributePattern.optional("data-danger", Types.text)

  static let overRange = [danger, .optional("data-end", Types.only("-1", "1"))]

  static let glyphs: [AttributePattern] = [
    .optional("data-glyphs", Types.text),
    .optional("data-paths", Types.text),
    .optional("data-unlit", Types.text),
    .optional("data-anchor", Types.only("0", "1")),
  ]
}

/// The filters of the output: the blur and the shadow of a layer, and those of artwork.
enum OutputFilters {
  private typealias Types = OutputTypes
  private typealias Groups = OutputAttributes

  static let elements =
    [
      ElementDefinition(
        "filter",
        [
          Groups.requiredID, .optional("filterUnits", Types.only("userSpaceOnUse")),
          .required("x", Types.number), .required("y", Types.number),
        ] + Groups.size + [
          .optional("primitiveUnits", Types.only("objectBoundingBox")),
          .optional("color-interpolation-filters", Types.only("sRGB")),
        ],
        content: .elements([.some(steps.map(\.name))]))
    ] + steps + parts

  private static let steps = SVGElements.filters.dropFirst().filter {
    !["feImage", "feDropShadow", "feMergeNode"].contains($0.name)
  }.map { step in
    let isFlood = step.name == "feFlood"
    let colors: [AttributePattern] =
      isFlood
      ? [.required("flood-color", Types.color), .optional("flood-opacity", Types.fraction)]
      : step.name.hasSuffix("Lighting") ? [.required("lighting-color", Types.color)] : []
    return output(
      step,
      colors + [
        .optional("color-interpolation-filters", Types.only("linearRGB", "sRGB")),
        .optional("result", Types.result),
      ] + (isFlood ? [Groups.class] : []))
  }

  /// The functions, lights and inputs in steps.
  private static let parts =
    (SVGElements.filterFunctions + SVGElements.lights
    + SVGElements.filters.filter { $0.name == "feMergeNode" }).map { output($0, []) }

  /// An element with the attributes that browsers use, in the spelling of the output.
  private static func output(
    _ element: ElementDefinition, _ more: [AttributePattern]
  ) -> ElementDefinition {
    let hasInput = !["feFlood", "feTurbulence"].contains(element.name)
    let unused =
      ["result", "kernelUnitLength", "no-composite", "edgeMode"] + (hasInput ? [] : ["in"])
    let own = element.attributes.definitions.filter { !unused.contains($0.name) }
      .map { AttributePattern.optional($0.name, type($0.type)) }
    let inside: [String] =
      switch element.name {
      case "feMerge": ["feMergeNode"]
      case "feComponentTransfer": SVGElements.filterFunctions.map(\.name)
      case _ where element.name.hasSuffix("Lighting"): SVGElements.lights.map(\.name)
      case "feFlood", "feGaussianBlur", "feOffset": ["animate"]
      default: []
      }
    return ElementDefinition(
      element.name, own + more,
      content: inside.isEmpty ? .empty : .elements([.any(inside)]))
  }

  private static func type(_ type: ValueType) -> ValueType {
    switch type.meaning {
    case .keyword: type
    case .number, .length: Types.number
    case .numbers: Types.numbers
    default: Types.result
    }
  }
}
