package import SweepDiagnostics
import SweepDials

/// The parts and sections of a picture with their places in the texts that they come from, so that a
/// program can edit them.
package struct Anatomy: Sendable {
  /// The texts, to whose indices ``json`` refers; those of the library are not among them.
  package fileprivate(set) var sources: [SourceText] = []
  /// The parts, the sections, the keys of both, the parameters and the colours of the theme.
  package fileprivate(set) var json = JSON.null

  /// The roots of the texts, in the order of the sources.
  fileprivate var roots: [Node] = []
  fileprivate var types: [JSON.Member] = []
}

extension Document {
  /// The anatomy of a picture.
  ///
  /// - Parameter set: the texts of parameters, by their names; they override the document.
  package func anatomy(
    set: [String: String], in environment: RenderEnvironment
  ) -> Outcome<Anatomy> {
    var decoding = Decoding(environment: environment)
    decoding.binding = bind(set: set, &decoding)
    var builder = builder(decoding)
    _ = builder.scene()
    guard let dial = builder.drawn else { return Outcome(nil, builder.decoding.sink) }
    var anatomy = Anatomy()
    let places = builder.places.parts
    let uses = dial.colorUses(of: places.map(\.path))
    let parts = zip(places, uses).map { part, uses in
      anatomy.entry(of: part, builder.decoding)
        .adding(["colors": .array(uses.map { .string($0.rawValue) })])
    }
    let sections = sections.map { anatomy.entry(of: $0, builder.decoding) }
    let colors = builder.themeKeys(of: dial.context.theme, &anatomy)
    anatomy.json = .object([
      "parts": .array(parts), "sections": .array(sections),
      "colors": .array(colors), "parameters": .object(parameterPlaces(&anatomy, builder.decoding)),
      "types": .object(anatomy.types), "domain": dial.context.scale.domain.json,
      "plotDomain": dial.context.plot?.y.domain.json, "title": .string(title),
    ])
    return Outcome(anatomy)
  }

  /// A section, or a named member of one.
  fileprivate struct Section {
    var name: String
    var type: String
    var fields: [FieldInfo]
    var path: [String]
    var node: Node
  }

  private var sections: [Section] {
    let own = template.sections
    let named: [(String, String, [FieldInfo], Node?)] = [
      ("scales", "scale", ScaleSettings.fieldInfo, own.scales),
      ("readings", "reading", ReadingSettings.fieldInfo, own.readings),
      ("plots", "plot", PlotSettings.fieldInfo, own.plots),
    ]
    let single: [(String, [FieldInfo], [Node?])] = [
      ("canvas", CanvasSettings.fieldInfo, [own.canvas, changes.canvas]),
      ("picture", PictureSettings.fieldInfo, [own.picture, changes.picture]),
      ("theme", ThemeSettings.fieldInfo, [own.theme, changes.theme]),
      ("control", ControlSettings.fieldInfo, [own.control, changes.control]),
    ]
    return named.flatMap { key, type, fields, node in
      (node?.entries ?? []).map {
        Section(
          name: $0.key.text, type: type, fields: fields, path: [key, $0.key.text], node: $0.value)
      }
    }
      + single.flatMap { key, fields, nodes in
        nodes.compactMap(\.self).filter { $0.scalar == nil }.map {
          Section(name: key, type: key, fields: fields, path: [key], node: $0)
        }
      }
  }

  /// The places of the parameters' values, by their names.
  private func parameterPlaces(_ anatomy: inout Anatomy, _ decoding: Decoding) -> [JSON.Member] {
    parameters.compactMap { parameter in
      let node = given?[parameter.name] ?? parameter.defaultNode ?? parameter.exampleNode
      guard let node, let file = anatomy.index(of: node, decoding) else { return nil }
      return JSON.Member(
        parameter.name, .object(["file": .number(file), "line": .number(node.span.line)]))
    }
  }
}

extension Anatomy {
  /// The index of the text of a node; nil for one of the library.
  mutating func index(of node: Node, _ decoding: Decoding) -> Int? {
    let source = node.span.source
    let known = sources.firstIndex {
      $0.file == source.file && $0.folder?.path == source.folder?.path
    }
    if let known { return known }
    var reader = decoding
    guard !source.isLibrary, source.folder != nil, let root = reader.root(of: source) else {
      return nil
    }
    sources.append(source)
    roots.append(root)
    return sources.count - 1
  }

  fileprivate mutating func entry(of part: PlacedPart, _ decoding: Decoding) -> JSON {
    let type = PartType.named(part.name.text)
    let isBare = part.fields.scalar?.text == part.name.text
    let span = part.name.span
    let name = Node(content: .scalar(part.name), span: span)
    let file = index(of: name, decoding)
    let path = file.flatMap { roots[$0].path(toKey: span) }
    declare(part.name.text, type?.summary, type?.allFields ?? [])
    return entry(
      id: part.id, name: part.name.text, type: part.name.text, file, path, span,
      isBare ? nil : part.fields)
  }

  fileprivate mutating func entry(of section: Document.Section, _ decoding: Decoding) -> JSON {
    declare(section.type, nil, section.fields)
    let file = index(of: section.node, decoding)
    let path = section.path.map(EditedText.Step.key)
    return entry(
      id: section.path.joined(separator: "."), name: section.name, type: section.type, file, path,
      section.node.span, section.node)
  }

  private mutating func declare(_ name: String, _ summary: String?, _ fields: [FieldInfo]) {
    guard !types.contains(where: { $0.key == name }) else { return }
    let keys = JSON.array(
      fields.map { field in
        field.control.adding(["first": PartSample.first(of: field, in: name).map(JSON.string)])
      })
    types.append(
      JSON.Member(name, .object(["summary": summary.map(JSON.string), "keys": keys])))
  }

  private func entry(
    id: String, name: String, type: String, _ file: Int?, _ path: [EditedText.Step]?,
    _ span: SourceSpan, _ fields: Node?
  ) -> JSON {
    let entries = fields?.entries ?? []
    return .object([
      "id": .string(id), "name": .string(name), "type": .string(type),
      "file": file.map { .number($0) },
      "path": file == nil ? nil : path.map { .array($0.map(\.json)) },
      "line": .number(span.line), "end": .number(max(span.line, fields?.lastLine ?? 0)),
      "values": .object(entries.map { JSON.Member($0.key.text, $0.value.texts) }),
      "lines": .object(
        entries.map { JSON.Member($0.key.text, .number($0.key.span.line)) }),
    ])
  }
}

extension EditedText.Step {
  /// The step as programs exchange it.
  package var json: JSON {
    switch self {
    case .key(let key): .string(key)
    case .item(let index): .number(index)
    }
  }
}

extension Node {
  /// The texts of all single values below, in the lists and mappings that hold them.
  fileprivate var texts: JSON {
    switch content {
    case .scalar(let scalar): scalar.isNull ? .null : .string(scalar.text)
    case .sequence(let items): .array(items.map(\.texts))
    case .mapping(let entries): .object(entries.map { JSON.Member($0.key.text, $0.value.texts) })
    case .refused: .null
    }
  }

  /// The line of the last value, which has text on it.
  fileprivate var lastLine: Int {
    switch content {
    case .scalar(let scalar) where scalar.isNull: span.line
    case .mapping(let entries) where end.column == 1: entries.last?.value.lastLine ?? span.line
    case .sequence(let items) where end.column == 1: items.last?.lastLine ?? span.line
    default: max(span.line, end.column == 1 ? end.line - 1 : end.line)
    }
  }

  /// The path to a key, or to a bare name in a list, that is written at a place.
  fileprivate func path(toKey place: SourceSpan) -> [EditedText.Step]? {
    switch content {
    case .mapping(let entries):
      for entry in entries {
        if entry.key.span.isAt(place) { return [.key(entry.key.text)] }
        if let path = entry.value.path(toKey: place) { return [.key(entry.key.text)] + path }
      }
    case .sequence(let items):
      for (index, item) in items.enumerated() {
        // The bare name of a part can get keys.
        if let name = item.scalar, name.span.isAt(place) { return [.item(index), .key(name.text)] }
        if let path = item.path(toKey: place) { return [.item(index)] + path }
      }
    case .scalar, .refused: break
    }
    return nil
  }
}

extension ClosedRange<Double> {
  /// Its two ends.
  package var json: JSON { .array([.number(lowerBound), .number(upperBound)]) }
}

extension SourceSpan {
  fileprivate func isAt(_ other: SourceSpan) -> Bool {
    line == other.line && column == other.column
  }
}
