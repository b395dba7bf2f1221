package import SweepDiagnostics
import SweepHTTP
package import SweepRender
public import SweepTemplates

/// A document or SVG file that an endpoint draws, with its name in URLs.
public struct EndpointTemplate: Sendable {
  /// The source of the pictures.
  enum Source: Sendable {
    case document(Document)
    case file(MovingPicture)
    case broken([Diagnostic])
  }

  /// The name in URLs, a path whose steps are separated by slashes.
  public let name: String
  let source: Source

  /// Names a document.
  public init(_ name: String, _ document: Document) {
    self.name = name
    source = .document(document)
  }

  /// Names an SVG file.
  package init(_ name: String, _ file: MovingPicture) {
    self.name = name
    source = .file(file)
  }

  /// Names a file that cannot be drawn, because of errors.
  package init(_ name: String, broken errors: [Diagnostic]) {
    self.name = name
    source = .broken(errors)
  }

  /// Whether errors of the file leave nothing that could be drawn.
  package var isBroken: Bool { if case .broken = source { true } else { false } }

  /// The error that the endpoint cannot start with; nil without one.
  package var error: EndpointError? {
    parameters.first { RenderQuery.Option(rawValue: $0.name) != nil }
      .map { .reservedParameter($0.name, template: name) }
  }

  /// The path of the picture in a form, with its escapes.
  func path(as ending: String) -> String {
    let steps = name.split(separator: "/").map { PercentEncoding.encode(String($0)) }
    return "/v1/render/\(steps.joined(separator: "/")).\(ending)"
  }

  /// The built-in templates.
  public static var library: [EndpointTemplate] {
    Template.library.map { EndpointTemplate($0.name, Document($0)) }
  }

  /// The parameters that a query can set.
  var parameters: [Parameter] {
    switch source {
    case .document(let document): document.parameters
    case .file, .broken: []
    }
  }

  /// The title and the description.
  var words: (title: String, description: String) {
    switch source {
    case .document(let document): (document.title, document.description)
    case .file(let file): (file.title.isEmpty ? name : file.title, file.description)
    case .broken: (name, "")
    }
  }

  /// The options that a query of SVG can set beside the parameters.
  var options: [RenderQuery.Option] {
    switch source {
    case .document, .broken: RenderQuery.Option.allCases
    case .file: RenderQuery.Option.allCases.filter { $0 != .lang }
    }
  }

  /// The entry in the list of templates.
  var json: JSON {
    .object([
      "name": .string(name), "title": .string(words.title),
      "description": .string(words.description), "url": .string(path(as: "svg")),
      "parameters": .array(parameters.map(\.value)),
    ])
  }
}
