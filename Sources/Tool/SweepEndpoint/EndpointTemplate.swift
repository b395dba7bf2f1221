import SweepDiagnostics
package import SweepRender
public import SweepTemplates

/// A document or SVG file that an endpoint draws, with its name in URLs.
public struct EndpointTemplate: Sendable {
  /// The source of the pictures.
  enum Source: Sendable {
    case document(Document)
    case file(MovingPicture)
  }

  /// The name in URLs.
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

  /// The built-in templates.
  public static var library: [EndpointTemplate] {
    Template.library.map { EndpointTemplate($0.name, Document($0)) }
  }

  /// The parameters that a query can set.
  var parameters: [Parameter] {
    switch source {
    case .document(let document): document.parameters
    case .file: []
    }
  }

  /// The title and the description.
  var words: (title: String, description: String) {
    switch source {
    case .document(let document): (document.title, document.description)
    case .file(let file): (file.title.isEmpty ? name : file.title, file.description)
    }
  }

  /// The options that a query of SVG can set beside the parameters.
  var options: [RenderQuery.Option] {
    switch source {
    case .document: RenderQuery.Option.allCases
    case .file: RenderQuery.Option.allCases.filter { $0 != .lang }
    }
  }

  /// The entry in the list of templates.
  var json: JSON {
    .object([
      "name": .string(name), "title": .string(words.title),
      "description": .string(words.description), "url": .string("/v1/render/\(name).svg"),
      "parameters": .array(parameters.map(\.value)),
    ])
  }
}
