import SweepDiagnostics
import SweepDials

/// The form of a theme's colours.
enum ThemeMode: String, Sendable, CaseIterable {
  case literal, variables, dark
}

/// A theme, and perhaps another one for the dark.
struct ThemeChoice {
  var light = Theme.instrument
  var dark: Theme?
  var mode: ThemeMode?

  /// The theme that a dial is drawn in.
  var theme: Theme {
    switch mode ?? (dark == nil ? .literal : .variables) {
    case .literal: light
    case .dark: light.switching(to: dark ?? light).darkVariant
    case .variables: light.switching(to: dark ?? light)
    }
  }
}

extension Decoding {
  /// The theme of a document: a name, a theme file, or changes to either.
  ///
  /// - Parameter base: the theme that is changed where none is named.
  /// - Parameter kept: the keys that have been chosen elsewhere and stay as they are.
  mutating func theme(
    _ node: Node?, base: ThemeChoice = ThemeChoice(), keeping kept: Set<String> = []
  ) -> ThemeChoice {
    guard let node, let (operand, origin) = operand(node, "theme") else { return base }
    switch operand {
    case .absent: return base
    case .mapping(let entries):
      var choice = base
      if let named = node["base"] { choice = theme(named, base: base, keeping: kept) }
      var settings = ThemeSettings(theme: choice.light)
      decode(entries, into: &settings, of: "'theme'", at: origin.location, skipping: ["base"])
      // Families mean something only for text in fonts, unless a face to draw with is named too.
      if settings.theme.fontFamily != choice.light.fontFamily, node["drawnFace"] == nil {
        settings.theme.text = .system
      }
      choice.light = settings.theme
      choice.mode = settings.mode ?? choice.mode
      if let dark = settings.dark, !kept.contains("dark") {
        let inner = theme(dark, base: ThemeChoice(light: base.dark ?? .instrument))
        if inner.dark != nil || inner.mode != nil {
          report(
            .misplacedKey, "cannot have 'dark' or 'mode' of its own",
            at: ValueOrigin(name: "dark", location: .source(dark.span), node: dark))
        }
        choice.dark = inner.light
      }
      return choice
    default:
      guard let named = namedTheme(operand, origin, base), !kept.contains("base") else {
        return base
      }
      return named
    }
  }

  /// The theme of a name that was set from outside.
  mutating func theme(set name: String) -> ThemeChoice {
    let span = SourceSpan(source: SourceText([], file: ""), line: 1, column: 1, length: 1)
    let node = Node(
      content: .scalar(Scalar(text: name, isPlain: false, span: span)), span: span, end: (1, 1))
    let origin = ValueOrigin(name: Binding.themeName, location: .option(nil), node: node)
    let text = Operand.parameter(.text(name), name: Binding.themeName)
    return namedTheme(text, origin, ThemeChoice()) ?? ThemeChoice()
  }

  private mutating func namedTheme(
    _ operand: Operand, _ origin: ValueOrigin, _ base: ThemeChoice
  ) -> ThemeChoice? {
    if case .parameter(.theme(let theme), _) = operand {
      return ThemeChoice(light: theme, dark: base.dark, mode: base.mode)
    }
    guard let name = FieldCodec<String>.word.decode(operand, origin, &self) else { return nil }
    if ThemeFile.isName(name) { return themeFile(name, at: origin, base: base) }
    if let theme = Theme.library.first(where: { $0.name == name }) {
      return ThemeChoice(light: theme, dark: base.dark, mode: base.mode)
    }
    sink.error(
      .unknownTheme, "unknown theme \(name.quoted)", at: origin.location,
      hint: Suggestion.hintOrList(name, among: Theme.library.map(\.name), "the themes are"))
    return nil
  }
}
