import SweepDiagnostics
import SweepDials
import SweepScene

/// A mapping of keys of a theme in a text.
private struct ThemeMapping {
  var node: Node
  /// The keys that lead to it from the root of its text.
  var path: [String]
}

// Places of the colours of a picture's theme.
extension SceneBuilder {
  /// The colours of the theme with their contrast to the face and the places where they are set, or
  /// could be set.
  mutating func themeKeys(of theme: Theme, _ anatomy: inout Anatomy) -> [JSON] {
    let mappings = themeMappings()
    let codec = FieldCodec<Color>.color
    return ThemeColor.Token.allCases.map { token in
      let color = theme[token]
      let dark = color.darkVariant
      var entry = JSON.object([
        "name": .string(token.rawValue), "help": .string(token.entry.help),
        "color": codec.json(color), "contrast": .number(theme.contrast(of: color)),
        "needs": token.leastContrast.map(JSON.number),
        "dark": color.variable == nil ? nil : codec.json(dark),
        "darkContrast": color.variable == nil
          ? nil : .number(theme.contrast(of: dark, in: \.darkVariant)),
      ])
      entry = entry.adding(["place": place(of: token.rawValue, in: mappings, ["theme"], &anatomy)])
      guard color.variable != nil else { return entry }
      let darks = mappings.compactMap { mapping in
        mapping.node["dark"].map { ThemeMapping(node: $0, path: mapping.path + ["dark"]) }
      }.filter { $0.node.scalar == nil }
      let own = darks.first?.path
      return entry.adding(["darkPlace": place(of: token.rawValue, in: darks, own, &anatomy)])
    }
  }

  /// The place of a key in the first mapping that has it, or else in a theme file or the document.
  private func place(
    of key: String, in mappings: [ThemeMapping], _ own: [String]?, _ anatomy: inout Anatomy
  ) -> JSON? {
    let found = mappings.first { $0.node[key] != nil }
    if let found, let file = anatomy.index(of: found.node, decoding) {
      let line = found.node[key].map { JSON.number($0.span.line) }
      let path = (found.path + [key]).map(JSON.string)
      return .object(["file": .number(file), "line": line, "path": .array(path)])
    }
    // A key that the library's theme sets is set over it.
    guard let own else { return nil }
    let target = mappings.first
    let file = target.flatMap { anatomy.index(of: $0.node, decoding) }
    let path = (file == nil ? own : target?.path ?? own) + [key]
    return .object(["file": file.map { .number($0) }, "path": .array(path.map(JSON.string))])
  }

  /// The mappings of the theme, those that count more first.
  private mutating func themeMappings() -> [ThemeMapping] {
    var mappings: [ThemeMapping] = []
    var isWhole = false
    for node in [changes.theme, template.theme].compactMap(\.self) where !isWhole {
      if case .mapping = node.content { mappings.append(ThemeMapping(node: node, path: ["theme"])) }
      guard decoding.binding?.theme == nil, let base = node.themeBase else { continue }
      isWhole = true
      mappings += files(base)
    }
    if let named = decoding.binding?.theme, ThemeFile.isName(named) {
      let span = SourceSpan(source: SourceText([], file: ""), line: 1, column: 1, length: 1)
      let scalar = Scalar(text: named, isPlain: false, span: span)
      mappings += files(Node(content: .scalar(scalar), span: span), isOption: true)
    }
    return mappings
  }

  /// The mappings of a theme file, and of the files that it builds on.
  private mutating func files(_ base: Node, isOption: Bool = false) -> [ThemeMapping] {
    var mappings: [ThemeMapping] = []
    var next: Node? = base
    var reader = decoding
    while let node = next, mappings.count < ThemeFile.depth {
      next = nil
      guard let (operand, origin) = reader.operand(node, "theme") else { break }
      let name: String? =
        switch operand {
        case .literal(let scalar): scalar.text
        case .parameter(.text(let text), _): text
        default: nil
        }
      guard let name, ThemeFile.isName(name) else { break }
      var place = origin
      if isOption, mappings.isEmpty { place.location = .option(nil) }
      guard let root = reader.themeRoot(name, at: place) else { break }
      mappings.append(ThemeMapping(node: root, path: []))
      reader.binding = nil
      next = root["base"]
    }
    return mappings
  }
}

extension Theme {
  /// The lowest contrast of a colour with the face at its top and bottom, to one decimal.
  func contrast(of color: Color, in light: (Color) -> Color = { $0 }) -> Double {
    let ratio = [face, faceEdge].map { color.contrast(with: light($0)) }.min() ?? 1
    return (ratio * 10).rounded(.down) / 10
  }
}
