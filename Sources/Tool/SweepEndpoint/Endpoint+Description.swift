import SweepDiagnostics
import SweepFilm
import SweepTemplates

extension Endpoint {
  /// The OpenAPI 3.1 document of the endpoint: a path for each template, with its parameters.
  var description: JSON {
    let options = RenderQuery.Option.allCases.map { JSON.Member($0.rawValue, $0.json) }
    let media = MediaQuery.Option.allCases.map { JSON.Member($0.rawValue, $0.json) }
    let pictures = templates.flatMap { template in
      [JSON.Member(template.path(as: "svg"), template.path(nil))]
        + MediaQuery.forms.map { form in
          JSON.Member(template.path(as: form.rawValue), template.path(form))
        }
    }
    let others = [
      JSON.Member("/v1/templates", Self.path("The templates with their parameters.")),
      JSON.Member("/openapi.json", Self.path("This description.")),
      JSON.Member("/version", Self.path("The name and version of the program.")),
      JSON.Member("/healthz", Self.path("Whether the process is running.", type: "text/plain")),
    ]
    return .object([
      "openapi": .string("3.1.0"),
      "info": .object([
        "title": .string("Sweephand"), "version": .string(version),
        "description": .string("Animated SVG dials; the same URL always gives the same bytes."),
      ]),
      "paths": .object(pictures + others),
      "components": .object(["parameters": .object(options + media), "responses": Self.responses]),
    ])
  }

  private static let responses = JSON.object([
    "Picture": .object([
      "description": .string("The picture."),
      "content": .object(["image/svg+xml": .object(["schema": schema("string")])]),
    ]),
    "Pixels": .object([
      "description": .string("The picture or film."),
      "content": .object(MediaQuery.forms.map { .init($0.type, .object([:])) }),
    ]),
    "Unchanged": .object(["description": .string("The caller already has the picture.")]),
    "Refused": refusal("The query is invalid for this picture."),
    "Long": refusal("The query is too long."),
    "Broken": refusal("The document cannot be drawn, whatever the query is."),
    "Late": refusal("Too many pictures are being drawn, or this one takes too long."),
  ])

  private static func schema(_ type: String) -> JSON { .object(["type": .string(type)]) }

  private static func refusal(_ summary: String) -> JSON {
    .object([
      "description": .string(summary + " With error=svg the response is a picture."),
      "content": .object([
        "application/json": .object(["schema": schema("object")]),
        "image/svg+xml": .object(["schema": schema("string")]),
      ]),
    ])
  }

  private static func path(_ summary: String, type: String = "application/json") -> JSON {
    let response = JSON.object([
      "description": .string(summary), "content": .object([.init(type, .object([]))]),
    ])
    return .object([
      "get": .object(["summary": .string(summary), "responses": .object(["200": response])])
    ])
  }
}

extension EndpointTemplate {
  /// The description of a picture's path.
  ///
  /// - Parameter form: the form; nil for SVG.
  fileprivate func path(_ form: MediaForm?) -> JSON {
    func reference(_ kind: String, _ name: String) -> JSON {
      .object(["$ref": .string("#/components/\(kind)/\(name)")])
    }
    let own = Set(parameters.map(\.name))
    let names =
      self.options.map(\.rawValue)
      + (form == nil ? [] : MediaQuery.Option.allCases.map(\.rawValue).filter { !own.contains($0) })
    let options = names.map { reference("parameters", $0) }
    return .object([
      "get": .object([
        "summary": .string(words.title), "description": .string(words.description),
        "parameters": .array(parameters.map(\.description) + options),
        "responses": .object([
          "200": reference("responses", form == nil ? "Picture" : "Pixels"),
          "304": reference("responses", "Unchanged"),
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
        "enum": choices.isEmpty ? nil : .array(choices.map(JSON.string)),
      ]),
    ])
  }
}

extension MediaQuery.Option {
  fileprivate var json: JSON {
    .object([
      "name": .string(rawValue), "in": .string("query"), "description": .string(help),
      "schema": .object(["type": .string("string")]),
    ])
  }
}

extension Parameter {
  /// The parameter as a query parameter of OpenAPI.
  fileprivate var description: JSON {
    let hasLimits = kind.jsonType != "string"
    return .object([
      "name": .string(name), "in": .string("query"),
      "description": .string(
        defaultText.map {
          "\(help) \(isExample ? "For example" : "By default") \($0.isEmpty ? "none" : $0)."
        } ?? help),
      "schema": .object([
        "type": .string(kind.jsonType), "minimum": hasLimits ? minimum.map(JSON.number) : nil,
        "maximum": hasLimits ? maximum.map(JSON.number) : nil,
        "enum": choices.isEmpty ? nil : .array(choices.map(JSON.string)),
      ]),
    ])
  }
}
