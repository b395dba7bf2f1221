import SweepDiagnostics
import SweepDials
import SweepEndpoint
import SweepFiles
import SweepRender
import SweepTemplates

extension Catalogue {
  /// A dial with its parameters; with its diagnostics alone if it is unreadable.
  func details(_ id: DialID, _ outcome: Outcome<Document>) -> JSON {
    guard let document = outcome.value else { return details(id, outcome.diagnostics) }
    return details(outline(id, document), id, outcome.diagnostics).adding([
      "usable": .boolean(document.isUsable),
      "saves": folder == nil ? .null : .string(id.siblingFolder),
      "revisions": .array(revisions(of: id).map { .string($0.rawValue) }),
      "themes": .array((Theme.library.map(\.name) + themeFiles(of: id)).map(JSON.string)),
      "parameters": .array(parameters(of: document)),
    ])
  }

  /// An SVG file, which has no parameters.
  func details(_ id: DialID, _ file: MovingPicture) -> JSON {
    details(outline(id, file), id, []).adding([
      "usable": .boolean(false), "saves": .null,
      "revisions": .array(revisions(of: id).map { .string($0.rawValue) }),
      "themes": .array([]), "parameters": .array([]),
    ])
  }

  /// A dial that cannot be read.
  func details(_ id: DialID, _ diagnostics: [Diagnostic]) -> JSON {
    details(outline(id, Document?.none), id, diagnostics)
  }

  private func details(_ outline: JSON, _ id: DialID, _ diagnostics: [Diagnostic]) -> JSON {
    outline.adding([
      "file": file(of: id).map(JSON.string) ?? .null,
      "diagnostics": .array(diagnostics.map { $0.json(in: self) }),
    ])
  }

  /// The parameters that change something, and the theme, with what is drawn if they are not set as
  /// queries spell it.
  private func parameters(of document: Document) -> [JSON] {
    let domains = document.domains(in: .readingFonts)
    let used = document.parameters.filter { !document.template.unused.contains($0.name) }
    var values = used.map { parameter in
      let text = parameter.name == document.themeName ? document.theme : parameter.defaultText
      return parameter.value.adding([
        "text": text.map(JSON.string), "fact": parameter.isFact ? .boolean(true) : nil,
        "domain": domains[parameter.name].map(\.json),
      ])
    }
    if let theme = document.themeParameter {
      values.append(theme.value.adding(["text": .string(document.theme)]))
    }
    return values
  }

  /// A dial in a list.
  func outline(_ id: DialID, _ document: Document?) -> JSON {
    outline(id, document?.title ?? "", document?.summary ?? "").adding([
      "template": document.map { .string($0.template.name) } ?? .null,
      "group": (document?.template.group).map { .string($0.rawValue) } ?? .null,
    ])
  }

  /// An SVG file in a list.
  func outline(_ id: DialID, _ file: MovingPicture) -> JSON {
    outline(id, file.title, file.description)
  }

  private func outline(_ id: DialID, _ title: String, _ description: String) -> JSON {
    let name =
      switch id {
      case .library(let name): name
      case .folder(let path), .opened(let path): Paths.stem(of: path)
      }
    return .object([
      "id": .string(id.text), "name": .string(name),
      "title": .string(title.isEmpty ? name : title), "description": .string(description),
      "source": .string(id.isSVGFile ? "svg" : id.path == nil ? "library" : "folder"),
      "path": id.path.map(JSON.string) ?? .null,
    ])
  }
}

extension Document {
  /// The description of the document; the template's if its own is made while drawing.
  fileprivate var summary: String {
    description.contains("$") ? template.description : description
  }
}
