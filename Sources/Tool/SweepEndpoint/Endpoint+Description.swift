import SweepTemplates

extension Endpoint {
  /// The endpoint in OpenAPI 3.1: a path for each template, with its parameters.
  var description: JSON {
    let options = RenderQuery.Option.allCases.map { JSON.Member($0.rawValue, $0.json) }
    let responses = [
      ("Picture", Self.picture), ("Unchanged", Self.told("The caller has it already.")),
      ("Refused", Self.refused("The query is not one of this picture.")),
      ("Long", Self.refused("The query is too long.")),
      ("Broken", Self.refused("The document cannot be drawn, whatever is asked.")),
      ("Late", Self.refused("Too many pictures are being drawn, or this one takes too long.")),
    ].map { JSON.Member($0, $1) }
    var paths = templates.map { JSON.Member("/v1/render/\($0.name).svg", $0.path) }
    paths += [
      JSON.Member("/v1/templates", Self.other("The templates with their parameters.")),
      JSON.Member("/openapi.json", Self.other("This description.")),
      JSON.Member("/version", Self.other("The name and the version of the program.")),
      JSON.Member("/healthz", Self.other("Whether the process answers.", type: "text/plain")),
    ]
    return .object([
      "openapi": .string("3.1.0"),
      "info": .object([
        "title": .string("Sweephand"), "version": .string(version),
        "description": .string("Animated SVG dials; the same URL always gives the same bytes."),
      ]),
      "paths": .object(paths),
      "components": .object([
        "parameters": .object(options), "responses": .object(responses),
      ]),
    ])
  }

  private static func told(_ words: String) -> JSON { .object(["description": .string(words)]) }

  private static let picture = JSON.object([
    "description": .string("The picture."),
    "content": .object(["image/svg+xml": .object(["schema": text])]),
  ])

  private static func refused(_ words: String) -> JSON {
    .object([
      "description": .string(words + " With error=svg it is told in a picture."),
      "content": .object([
        "application/json": .object(["schema": .object(["type": .string("object")])]),
        "image/svg+xml": .object(["schema": text]),
      ]),
    ])
  }

  private static let text = JSON.object(["type": .string("string")])

  private static func other(_ words: String, type: String = "application/json") -> JSON {
    let answer = JSON.object([
      "description": .string(words), "content": .object([.init(type, .object([]))]),
    ])
    return .object([
      "get": .object([
        "summary": .string(words), "responses": .object(["200": answer]),
      ])
    ])
  }
}

extension EndpointTemplate {
  fileprivate var path: JSON {
    func reference(_ kind: String, _ name: String) -> JSON {
      .object(["$ref": .string("#/components/\(kind)/\(name)")])
    }
    let options = RenderQuery.Option.allCases.map { reference("parameters", $0.rawValue) }
    return .object([
      "get": .object([
        "summary": .string(document.title), "description": .string(document.description),
        "parameters": .array(document.parameters.map(\.description) + options),
        "responses": .object([
          "200": reference("responses", "Picture"), "304": reference("responses", "Unchanged"),
          "400": reference("responses", "Refused"), "414": reference("responses", "Long"),
          "500": reference("responses", "Broken"), "503": reference("responses", "Late"),
        ]),
      ])
    ])
  }
}

extension RenderQuery.Option {
  fileprivate var json: JSON {
    .object([
      "name": .string(rawValue), "in": .string("query"), "description": .string(help),
      "schema": .object([
        "type": .string("string"),
        "enum": choices.map { .array($0.map(JSON.string)) },
      ]),
    ])
  }

  private var choices: [String]? {
    switch self {
    case .motion: ["full", "reduced", "none"]
    case .error: ["json", "svg"]
    case .at, .lang: nil
    }
  }
}

extension Parameter {
  /// The parameter as one of a query.
  fileprivate var description: JSON {
    var schema: [JSON.Member] = [.init("type", .string(type))]
    if let minimum, type != "string" { schema.append(.init("minimum", .number(minimum))) }
    if let maximum, type != "string" { schema.append(.init("maximum", .number(maximum))) }
    if !choices.isEmpty {
      schema.append(.init("enum", .array(choices.map(JSON.string))))
    }
    let words = defaultText.map { "\(help) By default \($0.isEmpty ? "none" : $0)." } ?? help
    return .object([
      "name": .string(name), "in": .string("query"), "description": .string(words),
      "schema": .object(schema),
    ])
  }

  /// The type in JSON Schema; texts with a grammar of their own are strings.
  private var type: String {
    switch kind {
    case .number: "number"
    case .integer: "integer"
    case .boolean: "boolean"
    default: "string"
    }
  }
}
