import SweepValues

/// What the interactive form adds to the output: docs/interactive.md.
enum OutputInteraction {
  private typealias Types = OutputTypes

  static let role = AttributePattern.optional(
    .choice([
      .required("aria-hidden", Types.only("true")), OutputElements.image, OutputElements.meter,
      slider, radios,
    ]))

  private static let slider = AttributePattern.group([
    .required("role", Types.only("slider")), .optional("aria-labelledby", Types.name),
    .required("aria-valuemin", Types.number), .required("aria-valuemax", Types.number),
    .required("aria-valuenow", Types.number), .optional("aria-valuetext", Types.text),
    .required("tabindex", Types.only("0")),
  ])

  private static let radios = AttributePattern.group([
    .required("role", Types.only("radiogroup")), .optional("aria-labelledby", Types.names),
  ])

  /// A sector that can be chosen, or a button.
  static let part = AttributePattern.optional(.choice([radio, button]))

  /// That, or a text that is drawn.
  static let groupRole = AttributePattern.optional(
    .choice([radio, button, OutputElements.label]))

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

  /// The attributes by which the script knows the picture.
  static let picture: [AttributePattern] = [
    .required("data-control", Types.only("display", "slider", "choice", "clock")),
    .optional("data-time", Types.size),
    .optional("data-zone", Types.text),
    .optional("data-value", Types.number),
    .optional("data-scale", Types.numbers),
    .optional("data-turn", Types.numbers),
    .optional("data-mark", Types.number),
    .optional("data-outside", Types.only("wrap", "revolve")),
    .optional("data-stops", Types.numbers),
    .optional("data-duration", Types.size),
    .optional("data-pace", Types.numbers),
    .optional("data-snap", Types.size),
    .optional("data-grip", Types.numbers),
    .optional("data-give", Types.size),
    .optional("data-inertia", Types.size),
  ]

  /// The attributes by which the script knows a number that it writes.
  static let number: [AttributePattern] = [
    .optional("data-reading", ValueType("a number of decimals", .number, pattern: "[0-6]?")),
    .optional("data-point", Types.text),
    .optional("data-group", Types.text),
    .optional("data-least", Types.size),
    .optional("data-prefix", Types.text),
    .optional("data-suffix", Types.text),
    .optional("data-unit", Types.text),
  ]

  /// The attributes that hold the glyphs of a number that is drawn.
  static let glyphs: [AttributePattern] = [
    .optional("data-glyphs", Types.text),
    .optional("data-paths", Types.text),
    .optional("data-unlit", Types.text),
  ]
}
