import SweepDiagnostics
import SweepDials

/// A theme as documents write it: one of the library, with changes.
struct ThemeSettings: DefaultKeyed {
  var base = ""
  var theme = Theme.instrument
  var dark: Node?
  var mode: ThemeMode?

  static let keys: KeyTable<ThemeSettings> = KeyTable(bases + colors + others)

  private static let bases: [Key<ThemeSettings>] = [
    Key("base", \.base, .word, "The theme to change: a name, or a theme file as in brand.yaml."),
    Key(
      "mode", \.mode, optional: .choice,
      "Whether colours are written as they are, or as custom properties that a page can set; by default variables if there is a dark theme. With dark, those of the dark theme are written as they are."
    ),
    Key("dark", \.dark, optional: .raw(.reference("theme")), "The colours in the dark."),
  ]

  private static var colors: [Key<ThemeSettings>] {
    ThemeColor.Token.allCases.map { token in
      Key(token.rawValue, \.theme[token], .color, token.entry.help)
    }
  }

  private static let others: [Key<ThemeSettings>] = [
    Key(
      "fontFamily", \.theme.fontFamily, .document(.fontFamily), "The font families, as a CSS list."),
    Key(
      "drawnFace", \.theme.drawnFace, .choice, "The face of text where it is drawn as paths."),
    Key(
      "font", \.theme.font, optional: .document(.font),
      "A TTF, OTF or TTC file beside the document, as in brand.ttf, brand.ttc#1 or brand.ttf#Bold; its text is drawn as paths or embedded."
    ),
    Key("labelWeight", \.theme.labelWeight, .weight, "The weight of scale labels."),
    Key("readoutWeight", \.theme.readoutWeight, .weight, "The weight of the readout."),
    Key(
      "markWeight", \.theme.markWeight, .number(in: 0.1...5), "The factor on the widths of ticks."),
    Key("markCap", \.theme.markCap, .choice, "How ticks end."),
    Key("shadow", \.theme.shadow, .number(in: 0...1), "The opacity of shadows."),
    Key("construction", changing: \.theme.construction, "How dials are built."),
  ]
}

extension ThemeSettings {
  /// The beginning of settings that change the theme, as in `theme.accent=#f00`.
  static let prefix = "theme."

  /// The key of the theme that an unknown parameter may mean, unless it is nearer to one of the
  /// parameters; nil for none.
  static func key(meantBy name: String, besides parameters: [String]) -> String? {
    let others = [
      "color": "accent", "colour": "accent", "background": "face", "font": "fontFamily",
    ]
    let name = others[name.lowercased()] ?? name
    let names = keys.all.map(\.name)
    if names.contains(name) { return name }
    return Suggestion.nearest(to: name, among: parameters) == nil
      ? Suggestion.nearest(to: name, among: names) : nil
  }

  /// The mapping of a theme that settings make, as in `theme.construction.bezel=chrome`.
  ///
  /// - Parameter folder: the folder inside which they may name files; nil for none.
  static func node(of settings: [String: String], in folder: DocumentFolder?) -> Node? {
    var root: Node?
    for (name, text) in settings.sorted(by: { $0.key < $1.key }) {
      // Messages show the setting with its value marked.
      let source = SourceText(
        Array("\(name)=\(text)".utf8), file: SourceLocation.option, folder: folder)
      func span(_ column: Int, _ text: String) -> SourceSpan {
        SourceSpan(source: source, line: 1, column: column, length: text.unicodeScalars.count)
      }
      let value = span(name.unicodeScalars.count + 2, text)
      var node = Node(
        content: .scalar(Scalar(text: text, isPlain: true, span: value)), span: value)
      for key in name.split(separator: ".").dropFirst().reversed() {
        let key = Scalar(text: String(key), isPlain: true, span: span(1, name))
        node = Node(content: .mapping([Node.Entry(key: key, value: node)]), span: key.span)
      }
      root = root?.merged(with: node) ?? node
    }
    return root
  }
}

extension Node {
  /// The mapping with the entries of another; mappings of one key are merged.
  fileprivate func merged(with other: Node) -> Node {
    guard case .mapping(var entries) = content, case .mapping(let added) = other.content else {
      return other
    }
    for entry in added {
      if let index = entries.firstIndex(where: { $0.key.text == entry.key.text }) {
        entries[index].value = entries[index].value.merged(with: entry.value)
      } else {
        entries.append(entry)
      }
    }
    return Node(content: .mapping(entries), span: span)
  }
}
