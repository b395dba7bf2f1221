import SweepDiagnostics
public import SweepDials

/// Themes in files of their own, which documents share: a mapping with the keys of `theme`.
///
/// ```yaml
/// base: brass
/// accent: "#a03c1e"
/// construction: {bezel: chrome}
/// ```
public enum ThemeFile {
  /// The maximum number of files that name each other as their `base`.
  static let depth = 8

  /// The keys that a theme file may have.
  package static var keys: Set<String> { Set(ThemeSettings.keys.all.map(\.name)) }

  /// Whether a text is the name of a theme file and not of a theme.
  package static func isName(_ text: String) -> Bool { DocumentKey.isNamed(text) }

  /// A theme as a file that has all its keys.
  public static func text(of theme: Theme) -> String {
    let settings = ThemeSettings(theme: theme)
    var text = "# The theme '\(theme.name)'; name this file as 'theme' in documents.\n"
    for key in ThemeSettings.keys.all {
      line(key.name, key.json(settings), into: &text)
    }
    text += "construction:\n"
    for key in Construction.keys.all {
      line("  " + key.name, key.json(theme.construction), into: &text)
    }
    text += "  light:\n"
    for key in Light.keys.all {
      line("    " + key.name, key.json(theme.construction.light), into: &text)
    }
    return text
  }

  private static func line(_ name: String, _ value: JSON, into text: inout String) {
    if value == .null || value == .string("") { return }
    let value = value.document.split(whereSeparator: \.isNewline).joined()
    text += "\(name): \(value)\n"
  }
}

extension Decoding {
  /// The theme in a named file; nil for a missing one, which is reported.
  mutating func themeFile(
    _ name: String, at origin: ValueOrigin, base: ThemeChoice
  ) -> ThemeChoice? {
    do throws(GrammarError) {
      guard themeFiles < ThemeFile.depth else {
        throw GrammarError(.tooDeep, "names theme files that name each other")
      }
      guard let root = try readThemeFile(name, at: origin) else { return nil }
      // A theme is the same for all documents: a dollar in it is a dollar.
      let outer = binding
      (binding, themeFiles) = (nil, themeFiles + 1)
      defer { (binding, themeFiles) = (outer, themeFiles - 1) }
      guard case .mapping = root.content else {
        throw GrammarError(.wrongShape, "names a file that is no mapping of keys of a theme")
      }
      return theme(root, base: base)
    } catch {
      report(error, at: origin)
      return nil
    }
  }
  /// The root of a named theme file; nil for a missing one, which is reported.
  mutating func themeRoot(_ name: String, at origin: ValueOrigin) -> Node? {
    try? readThemeFile(name, at: origin)
  }

  private mutating func readThemeFile(
    _ name: String, at origin: ValueOrigin
  ) throws(GrammarError) -> Node? {
    let path = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
    let bytes = try bytes(of: path, at: origin, limit: .size)
    let around =
      if case .source(let span) = origin.location { span.source.folder } else { optionFolder }
    let source = SourceText(
      bytes, file: origin.location.neighbor(path), folder: around?.folder(of: path))
    return root(of: source)
  }
}
