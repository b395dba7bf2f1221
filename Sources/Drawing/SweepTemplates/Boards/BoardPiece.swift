import SweepDiagnostics
import SweepDials
import SweepGeometry
import SweepScene

/// A document as the sections and parts of another one, with the values of its parameters put in.
struct BoardPiece {
  /// The lines of the sections, by their names.
  private(set) var sections: [String: [String]] = [:]
  /// The parts in the notation of lists.
  private(set) var parts: [String] = []
  /// The settings of a group that has the dial's own scale, reading and plot.
  private(set) var own: [String] = []
  let viewBox: Rect
  private(set) var theme: String?
  /// The lines of the keys that belong to a document of one dial.
  private(set) var alone: [String] = []
  private var decoding: Decoding
  /// The new names of scales, readings and plots, by the key that names them.
  private var names: [String: [String: String]] = [:]
  /// The help of parameters.
  private var helps: [String: String] = [:]
  /// The texts of parameters that are times, which may have a day.
  private var times: [String: String] = [:]

  /// Takes a document apart; nil where it cannot be drawn.
  ///
  /// - Parameter name: the name that its sections begin with; empty to keep theirs.
  init?(
    _ document: Document, name: String, set: [String: String], in environment: RenderEnvironment
  ) {
    var decoding = Decoding(environment: environment)
    let (template, changes) = (document.template, document.changes)
    decoding.binding = document.bind(set: set, &decoding)
    var builder = document.builder(decoding)
    guard let scene = builder.scene() else { return nil }
    (self.decoding, viewBox) = (builder.decoding, scene.viewBox)
    for parameter in document.parameters {
      let node = parameter.defaultNode ?? parameter.exampleNode
      helps[parameter.name] = parameter.help
      times[parameter.name] = set[parameter.name] ?? node?.scalar?.text
    }
    let all = template.sections
    let named = [
      ("scale", "scales", all.scales), ("reading", "readings", all.readings),
      ("plot", "plots", all.plots),
    ]
    for (key, _, node) in named {
      for entry in node?.entries ?? [] {
        let old = entry.key.text
        let rest = old == "main" ? "" : old.prefix(1).uppercased() + old.dropFirst()
        names[key, default: [:]][old] = name.isEmpty ? old : name + rest
      }
      if let first = node?.entries.first, let own = names[key]?[first.key.text] {
        self.own.append("\(key): \(own)")
      }
    }
    names["pushedBy"] = names["reading"]
    for (key, section, node) in named {
      for entry in node?.entries ?? [] {
        guard let title = names[key]?[entry.key.text] else { continue }
        let fields = key == "reading" ? reading(entry.value, title, name) : flow(entry.value, title)
        sections[section, default: []].append("\(title): \(fields ?? "{}")")
      }
    }
    parts = items(all.layers)
    let look = (changes.theme ?? all.theme).flatMap { flow($0, "theme") }
    let isBase = look.map { $0.hasPrefix("{base: ") && !$0.contains(",") } ?? false
    theme = isBase ? look.map { String($0.dropFirst(7).dropLast()) } : look
    let keys: [(String, KeyPath<Sections, Node?>)] = [
      ("canvas", \.canvas), ("compact", \.compact), ("text", \.text), ("replay", \.replay),
      ("updated", \.updated), ("control", \.control),
    ]
    alone = keys.compactMap { key, path in
      (changes[keyPath: path] ?? all[keyPath: path]).flatMap { flow($0, key) }.map {
        "\(key): \($0)"
      }
    }
  }

  /// A reading, whose value stays a parameter if it is one.
  private mutating func reading(_ node: Node, _ title: String, _ name: String) -> String? {
    guard let value = node["value"]?.scalar, let old = DollarText.wholeName(value.text),
      case .value(.number(let number), _)? = decoding.binding?[old],
      case .mapping(let entries) = node.content
    else { return flow(node, title) }
    let parameter = name.isEmpty ? old : title
    let (text, help) = (spelled(.number(number)), spelled(.text(helps[old] ?? "")))
    sections["parameters", default: []].append(
      "\(parameter): {type: number, default: \(text), help: \(help)}")
    let rest = entries.filter { $0.key.text != "value" }
    let fields = rest.compactMap { field($0) }
    return "{" + (["value: $\(parameter)"] + fields).joined(separator: ", ") + "}"
  }

  /// The parts of a list; those that are not drawn are left out.
  private mutating func items(_ node: Node?) -> [String] {
    guard case .sequence(let items)? = node?.content else { return [] }
    return items.compactMap { item in
      guard case .mapping(let entries) = item.content, let part = entries.first else {
        return item.scalar?.text
      }
      guard case .mapping(let keys) = part.value.content else { return part.key.text }
      let texts = (PartType.named(part.key.text)?.fields() ?? []).compactMap { field in
        if case .text = field.kind { field.name } else { nil }
      }
      var fields: [String] = []
      for key in keys {
        switch key.key.text {
        case "when": if flow(key.value, "when") == "false" { return nil }
        case "parts":
          let inner = self.items(key.value).map { $0.contains(":") ? "{\($0)}" : $0 }
          fields.append("parts: [\(inner.joined(separator: ", "))]")
        default:
          if let field = field(key, isText: texts.contains(key.key.text)) { fields.append(field) }
        }
      }
      return fields.isEmpty
        ? part.key.text : "\(part.key.text): {\(fields.joined(separator: ", "))}"
    }
  }

  private mutating func field(_ entry: Node.Entry, isText: Bool = false) -> String? {
    flow(entry.value, entry.key.text).map { value in
      let isTyped = isText && Grammar.looksTyped(value)
      let name = entry.key.isPlain ? entry.key.text : spelled(entry.key)
      return "\(name): \(isTyped ? quoted(value) : value)"
    }
  }

  /// A value in brackets, without parameters; nil where it is not set.
  private mutating func flow(_ node: Node, _ key: String) -> String? {
    switch decoding.operand(node, key)?.operand {
    case .literal(let scalar)?: names[key]?[scalar.text] ?? spelled(scalar)
    case .parameter(.time(let time), let name)?:
      quoted(name.flatMap { times[$0] } ?? time.shown)
    case .parameter(let value, _)?: spelled(value)
    case .sequence(let items)?:
      "[" + items.compactMap { flow($0, "") }.joined(separator: ", ") + "]"
    case .mapping(let entries)?: braced(entries.compactMap { field($0) })
    case .absent?, nil: nil
    }
  }

  private func braced(_ fields: [String]) -> String? {
    fields.isEmpty ? nil : "{\(fields.joined(separator: ", "))}"
  }

  private func spelled(_ scalar: Scalar) -> String {
    if scalar.isNull { return "null" }
    let isSafe = scalar.text.utf8.allSatisfy {
      Grammar.isLetterOrDigit($0) || " _-./+%".utf8.contains($0) || $0 > 0x7f
    }
    if scalar.isPlain, isSafe { return scalar.text }
    return Grammar.isPlainWord(scalar.text) ? scalar.text : quoted(scalar.text)
  }

  private func spelled(_ value: ParameterValue) -> String {
    func text(_ text: String) -> String { Grammar.isPlainWord(text) ? text : quoted(text) }
    return switch value {
    case .numbers, .gappedNumbers: "[\(value.text)]"
    case .texts(let texts): "[" + texts.map(text).joined(separator: ", ") + "]"
    case .angle(let angle): ParameterValue.number(angle.degrees).text
    case .number, .integer, .boolean, .duration: value.text
    default: text(value.text)
    }
  }
}
