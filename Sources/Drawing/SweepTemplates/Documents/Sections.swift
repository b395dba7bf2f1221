import SweepDials

/// The sections of a document, as they were written.
struct Sections: Sendable {
  var canvas: Node?
  var theme: Node?
  var scales: Node?
  var readings: Node?
  var plots: Node?
  var picture: Node?
  var compact: Node?
  var text: Node?
  var replay: Node?
  var updated: Node?
  var control: Node?
  var layers: Node?

  /// The keys of every document.
  static let looks: [Key<Sections>] = [
    Key("canvas", \.canvas, optional: .raw(.reference("canvas")), "Size and view box."),
    Key("theme", \.theme, optional: .raw(.reference("theme")), "Colours and type."),
    Key("picture", \.picture, optional: .raw(.reference("picture")), "Title and description."),
    Key(
      "compact", \.compact, optional: .raw(.boolean),
      "Whether it is drawn for small sizes, down to 96 pixels; by default as the template says, or if the shorter side is at most 128 pixels."
    ),
    Key(
      "text", \.text, optional: .raw(.choice(Lettering.allCases.map(\.rawValue))),
      "Whether figures and words are drawn in the theme's face or set in the system's fonts; by default as the template says, or drawn unless the theme names fonts."
    ),
    Key(
      "replay", \.replay, optional: .raw(.text),
      "When motion that ends plays again: on a click, or every so often, as in 10s. By default as the template says, or never."
    ),
    Key(
      "updated", \.updated, optional: .raw(.text),
      "The time of the reading, such as 10:08, on a line below the picture and in its words; by default as the template says, or none."
    ),
    Key(
      "control", \.control, optional: .raw(.reference("control")),
      "How its interactive form is used."),
  ]

  /// The keys of a document that draws a dial.
  static let dial: [Key<Sections>] = [
    Key(
      "scales", \.scales, optional: .raw(.named(.reference("scale"))),
      "Maps from readings to directions; the first is the dial's."),
    Key(
      "readings", \.readings, optional: .raw(.named(.reference("reading"))),
      "The readings of the dial; the first is the dial's."),
    Key(
      "plots", \.plots, optional: .raw(.named(.reference("plot"))),
      "Rectangles for graphs and straight gauges, with data; the first is the dial's."),
    Key(
      "layers", \.layers, optional: .raw(.list(.reference("layer"))),
      "The parts, the last one on top.", isRequired: true),
  ]
}

extension Sections {
  /// The parameters that readings, the ends of scales and data name.
  var factNames: Set<String> {
    [readings, scales, plots].compactMap(\.self).reduce(into: []) { names, section in
      names.formUnion(section.parameterNames(besides: "ticks"))
    }
  }
}

/// The first keys of every document.
struct DocumentHead: DefaultKeyed {
  var version: Int?
  var title = ""
  var description = ""

  static let keys: KeyTable<DocumentHead> = KeyTable([
    Key(
      "sweephand", \.version, optional: .integer, "The version of the format: 1.",
      isRequired: true),
    Key("title", \.title, .text, "The name in lists, which ${title} stands for."),
    Key("description", \.description, .text, "The content, in a sentence."),
  ])
}

/// The keys of a document that draws a dial: a template.
struct TemplateKeys: DefaultKeyed {
  var head = DocumentHead()
  var group: TemplateGroup?
  var parameters: Node?
  var values: Node?
  var sections = Sections()

  static let keys: KeyTable<TemplateKeys> = KeyTable(
    DocumentHead.keys.inside(\.head)
      + [
        Key("group", \.group, optional: .choice, "The heading that it is listed under."),
        Key(
          "parameters", \.parameters, optional: .raw(.named(.object(Parameter.fieldInfo))),
          "The values that users of the template can set."),
        Key(
          "values", \.values, optional: .raw(.named(.any)),
          "Names for what is computed from parameters, as in {kmh: \"${mph * 1.609}\"}."),
      ] + (Sections.looks + Sections.dial).map { $0.inside(\.sections) })
}

/// The keys of a document that fills a template in.
struct SampleKeys: DefaultKeyed {
  var head = DocumentHead()
  var template: String?
  var given: Node?
  var changes = Sections()

  static let keys: KeyTable<SampleKeys> = KeyTable(
    DocumentHead.keys.inside(\.head)
      + [
        Key(
          "template", \.template, optional: .word,
          "A built-in template, or a file beside the document.", isRequired: true),
        Key("with", \.given, optional: .raw(.named(.any)), "Values of the template's parameters."),
      ] + Sections.looks.map { $0.inside(\.changes) })
}
