package import SweepDiagnostics

extension Template {
  /// The template with its parameters as a JSON document, in the order of the template.
  public var json: String { value.document }

  /// Templates with their parameters as one JSON document: a list.
  public static func json(_ templates: [Template]) -> String {
    JSON.array(templates.map(\.value)).document
  }

  package var value: JSON {
    .object([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "group": group.map { .string($0.rawValue) }, "parameters": .array(parameters.map(\.value)),
    ])
  }
}

extension Parameter {
  package var value: JSON {
    .object([
      "name": .string(name), "type": .string(kind.rawValue), "help": .string(help),
      "default": defaultValue, "example": isExample ? .boolean(true) : nil,
      "minimum": minimum.map(JSON.number),
      "maximum": maximum.map(JSON.number), "step": step.map(JSON.number),
      "unit": unit.isEmpty ? nil : .string(unit), "group": group.isEmpty ? nil : .string(group),
      "choices": choices.isEmpty ? nil : .array(choices.map(JSON.string)),
    ])
  }

  /// The default with its type where JSON has it, otherwise as it is written.
  private var defaultValue: JSON? {
    var decoding = Decoding(environment: RenderEnvironment())
    let value = (defaultNode ?? exampleNode).flatMap {
      decoding.value(of: $0, for: self, in: decoding.environment)
    }
    return value?.json ?? defaultText.map(JSON.string)
  }
}
