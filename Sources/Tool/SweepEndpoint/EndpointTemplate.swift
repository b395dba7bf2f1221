import SweepDiagnostics
public import SweepTemplates

/// A document that an endpoint draws, with its name in URLs.
public struct EndpointTemplate: Sendable {
  /// The name in URLs.
  public let name: String
  /// The document.
  public let document: Document

  /// Names a document.
  public init(_ name: String, _ document: Document) {
    self.name = name
    self.document = document
  }

  /// The built-in templates.
  public static var library: [EndpointTemplate] {
    Template.library.map { EndpointTemplate($0.name, Document($0)) }
  }

  /// The entry in the list of templates.
  var json: JSON {
    .object([
      "name": .string(name), "title": .string(document.title),
      "description": .string(document.description), "url": .string("/v1/render/\(name).svg"),
      "parameters": .array(document.parameters.map(\.value)),
    ])
  }
}
