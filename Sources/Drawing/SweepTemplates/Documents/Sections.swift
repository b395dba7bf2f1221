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
  var control: Node?
  var layers: Node?

  /// The keys of every document.
  static let looks: [Field<Sections>] = [
    Field("canvas", \.canvas, optional: .raw(.reference("canvas")), "Size and view box."),
    Field("theme", \.theme, optional: .raw(.reference("theme")), "Colours and type."),
    Field("picture", \.picture, optional: .raw(.reference("picture")), "Title and description."),
    Field(
      "compact", \.compact, optional: .raw(.boolean),
      "Whether it is drawn for small sizes, down to 96 pixels; by default as the template says, or if the shorter side is at most 128 pixels."
    ),
    Field(
      "text", \.text, optional: .raw(.choice(Lettering.allCases.map(\.rawValue))),
      "Whether figures and words are drawn in the theme's face or set in the system's fonts; by default as the template says, or drawn unless the theme names fonts."
    ),
    Field(
      "control", \.control, optional: .raw(.reference("control")),
      "How its interactive form is used."),
  ]

  /// The keys of a document that draws a dial.
  static let dial: [Field<Sections>] = [
    Field(
      "scales", \.scales, optional: .raw(.named(.reference("scale"))),
      "Maps from readings to directions; the first is the dial's."),
    Field(
      "readings", \.readings, optional: .raw(.named(.reference("reading"))),
      "What the dial shows; the first is the dial's."),
    Field(
      "plots", \.plots, optional: .raw(.named(.reference("plot"))),
      "Rectangles for graphs and straight gauges, with data; the first is the dial's."),
    Field(
      "layers", \.layers, optional: .raw(.list(.reference("layer"))),
      "The parts, the last one on top.", isRequired: true),
  ]
}

/// What every document begins with.
struct DocumentHead: FieldDecodable {
  var version: Int?
  var title = ""
  var description = ""

  static let fields: [Field<DocumentHead>] = [
    Field(
      "sweephand", \.version, optional: .integer(), "The version of the format: 1.",
      isRequired: true),
    Field("title", \.title, .text, "The name in lists, which ${title} stands for."),
    Field("description", \.description, .text, "What it shows, in a sentence."),
  ]
}

/// The keys of a document that draws a dial: a template.
struct TemplateKeys: FieldDecodable {
  var head = DocumentHead()
  var group: TemplateGroup?
  var parameters: Node?
  var values: Node?
  var sections = Sections()

  static let fields: [Field<TemplateKeys>] =
    DocumentHead.fields.map { $0.inside(\.head) }
    + [
      Field("group", \.group, optional: .choice, "The heading that it is listed under."),
      Field(
        "parameters", \.parameters, optional: .raw(.named(.object(Parameter.fieldInfo))),
        "What users of the template can set."),
      Field(
        "values", \.values, optional: .raw(.named(.any)),
        "Names for what is computed from parameters, as in {kmh: \"${mph * 1.609}\"}."),
    ] + (Sections.looks + Sections.dial).map { $0.inside(\.sections) }
}

/// The keys of a document that fills a template in.
struct SampleKeys: FieldDecodable {
  var head = DocumentHead()
  var template: String?
  var given: Node?
  var changes = Sections()

  static let fields: [Field<SampleKeys>] =
    DocumentHead.fields.map { $0.inside(\.head) }
    + [
      Field(
        "template", \.template, optional: .word,
        "A built-in template, or a file beside the document.", isRequired: true),
      Field("with", \.given, optional: .raw(.named(.any)), "Values of the template's parameters."),
    ] + Sections.looks.map { $0.inside(\.changes) }
}
