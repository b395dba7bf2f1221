/// The sections of a document, as they were written.
struct Sections: Sendable {
  var canvas: Node?
  var theme: Node?
  var scales: Node?
  var readings: Node?
  var plots: Node?
  var picture: Node?
  var compact: Node?
  var control: Node?
  var layers: Node?
}

/// The keys of a document that draws a dial: a template.
struct TemplateKeys: FieldDecodable {
  var version: Int?
  var title = ""
  var description = ""
  var parameters: Node?
  var sections = Sections()

  static var defaults: TemplateKeys { TemplateKeys() }

  static let fields: [Field<TemplateKeys>] = [
    Field(
      "sweephand", \.version, optional: .integer(), "The version of the format: 1.",
      isRequired: true),
    Field(
      "title", \.title, .text,
      "The name in lists, and what ${title} stands for where no parameter has that name."),
    Field("description", \.description, .text, "What it is for, in a sentence."),
    Field(
      "parameters", \.parameters, optional: .raw(.named(.object(ParameterDeclaration.fieldInfo))),
      "What users of the template choose."),
    Field("canvas", \.sections.canvas, optional: .raw(.reference("canvas")), "Size and view box."),
    Field("theme", \.sections.theme, optional: .raw(.reference("theme")), "Colours and type."),
    Field(
      "scales", \.sections.scales, optional: .raw(.named(.reference("scale"))),
      "From readings to directions; the first is the dial's."),
    Field(
      "readings", \.sections.readings, optional: .raw(.named(.reference("reading"))),
      "What the dial shows; the first is the dial's."),
    Field(
      "plots", \.sections.plots, optional: .raw(.named(.reference("plot"))),
      "Rectangles for graphs and straight gauges, with their data; the first is the dial's."),
    Field(
      "picture", \.sections.picture, optional: .raw(.reference("picture")), "Title and description."
    ),
    Field(
      "compact", \.sections.compact, optional: .raw(.boolean),
      "Whether it is drawn for small sizes, down to 96 pixels; by default where the shorter side has at most 128."
    ),
    Field(
      "control", \.sections.control, optional: .raw(.reference("control")),
      "What readers can do with it in its interactive form."),
    Field(
      "layers", \.sections.layers, optional: .raw(.list(.reference("layer"))),
      "The parts, the last one on top.", isRequired: true),
  ]
}

/// The keys of a document that fills a template in.
struct SampleKeys: FieldDecodable {
  var version: Int?
  var title = ""
  var description = ""
  var template: String?
  var given: Node?
  var changes = Sections()

  static var defaults: SampleKeys { SampleKeys() }

  static let fields: [Field<SampleKeys>] = [
    Field(
      "sweephand", \.version, optional: .integer(), "The version of the format: 1.",
      isRequired: true),
    Field(
      "title", \.title, .text,
      "The name in lists, and what ${title} stands for where no parameter has that name."),
    Field("description", \.description, .text, "What it shows, in a sentence."),
    Field(
      "template", \.template, optional: .word,
      "A template of the library, or the file of one beside the document.", isRequired: true),
    Field("with", \.given, optional: .raw(.named(.any)), "Values of the template's parameters."),
    Field("canvas", \.changes.canvas, optional: .raw(.reference("canvas")), "Size and view box."),
    Field("theme", \.changes.theme, optional: .raw(.reference("theme")), "Colours and type."),
    Field(
      "compact", \.changes.compact, optional: .raw(.boolean),
      "Whether it is drawn for small sizes, down to 96 pixels; by default as the template has it."),
    Field(
      "control", \.changes.control, optional: .raw(.reference("control")),
      "What readers can do with it in its interactive form."),
    Field(
      "picture", \.changes.picture, optional: .raw(.reference("picture")), "Title and description."),
  ]
}
