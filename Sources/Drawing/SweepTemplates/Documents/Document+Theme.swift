package import SweepDiagnostics
package import SweepDials
import SweepScene

extension Document {
  /// The name under which the theme is set: that of the parameter that the template takes it from,
  /// or `theme`; nil where a parameter of that name is something else.
  package var themeName: String? {
    let names = [template.sections.theme].compactMap { $0?.themeBase?.scalar?.text }
      .compactMap(DollarText.wholeName)
    if let name = names.first, template.parameter(name)?.kind == .theme { return name }
    return template.parameter(Binding.themeName) == nil ? Binding.themeName : nil
  }

  /// The parameter that stands for the theme where the template has none for it; otherwise nil.
  package var themeParameter: Parameter? {
    guard let name = themeName, template.parameter(name) == nil else { return nil }
    return Parameter(name: name, kind: .theme, help: "The colours and the type.", group: "Look")
  }

  /// The theme that is drawn unless another one is set: a name, or a theme file beside the document.
  package var theme: String {
    for node in [changes.theme, template.sections.theme] {
      guard let text = node?.themeBase?.scalar?.text else { continue }
      guard let name = DollarText.wholeName(text) else { return text }
      if let text = parameters.first(where: { $0.name == name })?.defaultText { return text }
    }
    return Theme.instrument.name
  }

  /// The theme that is drawn with values.
  package func drawnTheme(set: [String: String], in environment: RenderEnvironment) -> Theme {
    var decoding = Decoding(environment: environment)
    decoding.binding = bind(set: set, &decoding)
    var builder = builder(decoding)
    return builder.theme()
  }

  /// The colours that can hardly be told from the dial's face, if it has one, in either light.
  package func contrastFindings(
    set: [String: String], in environment: RenderEnvironment
  ) -> [Diagnostic] {
    guard case .sequence(let layers)? = template.sections.layers?.content,
      layers.contains(where: { $0.scalar?.text == "face" || $0["face"] != nil })
    else { return [] }
    let theme = drawnTheme(set: set, in: environment)
    return ThemeColor.Token.onFaces.compactMap { token, least in
      let color = theme[token]
      let ratios = [theme.face, theme.faceEdge].flatMap {
        [color.contrast(with: $0), color.darkVariant.contrast(with: $0.darkVariant)]
      }
      guard let ratio = ratios.min(), ratio < least else { return nil }
      return Diagnostic(
        .lowContrast,
        "'\(token.rawValue)' has a contrast of \(ParameterValue.shown((ratio * 10).rounded() / 10)):1 "
          + "with the face, less than \(ParameterValue.shown(least)):1",
        severity: .warning, file: file ?? template.name,
        hint: "make '\(token.rawValue)' darker on a light face, or lighter on a dark one")
    }
  }
}

extension ThemeColor.Token {
  /// The colours of what is read on a face, with the contrast that they need (WCAG 2.2, 1.4.3 and
  /// 1.4.11).
  fileprivate static let onFaces: [(Self, Double)] = [
    (.ink, 4.5), (.muted, 4.5), (.mark, 3), (.needle, 3), (.hand, 3), (.secondHand, 3),
    (.accent, 3),
  ]

  /// The contrast with the face that it needs; nil for any.
  var leastContrast: Double? { Self.onFaces.first { $0.0 == self }?.1 }
}

extension Node {
  /// The name of the theme in a value of `theme`; nil where it changes one that is named elsewhere.
  var themeBase: Node? {
    if case .mapping = content { self["base"] } else { self }
  }
}
