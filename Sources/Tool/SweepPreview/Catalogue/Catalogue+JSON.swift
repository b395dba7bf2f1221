import SweepDiagnostics
import SweepEndpoint
import SweepFiles
import SweepTemplates

extension Catalogue {
  /// A dial in a list; nil if it is gone.
  func entry(_ id: DialID) -> JSON? {
    guard let outcome = document(id) else { return nil }
    // Built-in templates draw; errors in values are found when a document is drawn.
    let drawn = id.path == nil ? [] : outcome.value?.scene(in: .readingFonts).diagnostics ?? []
    let faults = (outcome.diagnostics + drawn).count { $0.severity == .error }
    return outline(id, outcome.value).adding(["faults": .number(faults)])
  }

  /// A dial with its parameters; with its diagnostics alone if it is unreadable.
  func details(_ id: DialID, _ outcome: Outcome<Document>) -> JSON {
    let outline = outline(id, outcome.value).adding([
      "file": file(of: id).map(JSON.string) ?? .null,
      "diagnostics": .array(outcome.diagnostics.map { $0.json(in: self) }),
    ])
    guard let document = outcome.value else { return outline }
    return outline.adding([
      "usable": .boolean(document.isUsable),
      "saves": folder == nil ? .null : .string(id.siblingFolder),
      "revisions": .array(revisions(of: id).map { .string($0.rawValue) }),
      // Defaults also as queries spell them.
      "parameters": .array(
        document.parameters.filter { !document.template.unused.contains($0.name) }
          .map { $0.value.adding(["text": $0.defaultText.map(JSON.string)]) }),
    ])
  }

  private func outline(_ id: DialID, _ document: Document?) -> JSON {
    let name =
      switch id {
      case .library(let name): name
      case .folder(let path): Paths.stem(of: path)
      }
    let title = document?.title ?? ""
    return .object([
      "id": .string(id.text), "name": .string(name),
      "title": .string(title.isEmpty ? name : title),
      "description": .string(document?.summary ?? ""),
      "source": .string(id.path == nil ? "library" : "folder"),
      "path": id.path.map(JSON.string) ?? .null,
      "template": document.map { .string($0.template.name) } ?? .null,
      "group": (document?.template.group).map { .string($0.rawValue) } ?? .null,
    ])
  }
}

extension Document {
  /// The description of the document; the template's if its own is made while drawing.
  fileprivate var summary: String {
    description.contains("$") ? template.description : description
  }
}
