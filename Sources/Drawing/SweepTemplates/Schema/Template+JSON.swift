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
    guard let text = defaultText else { return nil }
    switch kind {
    case .number, .integer: return (try? Grammar.number(text)).map(JSON.number) ?? .string(text)
    case .boolean: return .boolean(text == "true")
    case .numbers: return .array(((try? Grammar.numbers(text)) ?? []).map(JSON.number))
    case .gappedNumbers:
      let numbers = (try? Grammar.gappedNumbers(text)) ?? []
      return .array(numbers.map { $0.map(JSON.number) ?? .null })
    case .texts: return .array(((try? Grammar.texts(text)) ?? []).map(JSON.string))
    default: return .string(text)
    }
  }
}
