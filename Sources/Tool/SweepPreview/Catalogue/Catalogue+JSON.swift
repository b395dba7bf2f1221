import SweepDiagnostics
import SweepFiles
import SweepTemplates

extension Catalogue {
  /// A dial in a list; nil where it has gone.
  func entry(_ id: DialID) -> JSON? {
    guard let outcome = document(id) else { return nil }
    // Those of the library draw; what is wrong with values is found when a document is drawn.
    let drawn = id.path == nil ? [] : outcome.value?.scene().diagnostics ?? []
    let faults = (outcome.diagnostics + drawn).count { $0.severity == .error }
    return .object(outline(id, outcome.value) + [JSON.Member("faults", .number(Double(faults)))])
  }

  /// A dial with all that can be set; with its mistakes alone where it cannot be read.
  func details(_ id: DialID, _ outcome: Outcome<Document>) -> JSON {
    let place = JSON.Member("file", file(of: id).map(JSON.string) ?? .null)
    let faults = JSON.Member(
      "diagnostics", .array(outcome.diagnostics.map { $0.details(in: self) }))
    guard let document = outcome.value else { return .object(outline(id, nil) + [place, faults]) }
    return .object(
      outline(id, document) + [
        place, faults, JSON.Member("usable", .boolean(document.isUsable)),
        JSON.Member("saves", folder == nil ? .null : .string(id.siblingFolder)),
        JSON.Member("revisions", .array(revisions(of: id).map { .string($0.rawValue) })),
        JSON.Member("parameters", .array(document.parameters.map(\.details))),
      ])
  }

  private func outline(_ id: DialID, _ document: Document?) -> [JSON.Member] {
    let name =
      switch id {
      case .library(let name): name
      case .folder(let path): Paths.stem(of: path)
      }
    let title = document?.title ?? ""
    return [
      JSON.Member("id", .string(id.text)), JSON.Member("name", .string(name)),
      JSON.Member("title", .string(title.isEmpty ? name : title)),
      JSON.Member("description", .string(document?.summary ?? "")),
      JSON.Member("source", .string(id.path == nil ? "library" : "folder")),
      JSON.Member("path", id.path.map(JSON.string) ?? .null),
      JSON.Member("template", document.map { .string($0.template.name) } ?? .null),
    ]
  }
}

extension Document {
  /// What it is for; the template's words where its own are made when it is drawn.
  fileprivate var summary: String {
    description.contains("$") ? template.description : description
  }
}

extension Parameter {
  /// The parameter, with its default as queries spell it.
  fileprivate var details: JSON {
    guard case .object(let members) = value else { return value }
    return .object(members + (defaultText.map { [JSON.Member("text", .string($0))] } ?? []))
  }
}
