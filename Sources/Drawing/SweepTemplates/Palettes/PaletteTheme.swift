import SweepDiagnostics
package import SweepDials
package import SweepScene
import SweepType

/// A theme that is made of a brand: its colours in the light and in the dark, with those set by hand, its
/// figures, and the theme of the library that it is built like.
package struct PaletteTheme: Hashable, Sendable {
  package var palette: Palette
  /// The theme that has the construction and the weights.
  package var base: Theme
  /// The drawn face of text, or a font file as documents name it; nil for the face of the base.
  package var font: String?
  /// Colours set by hand, in the light and in the dark.
  package var light: Palette.Colors = [:]
  package var dark: Palette.Colors = [:]
  /// Colours that text is written in, beside those that always need the contrast of text.
  package var texts: Set<ThemeColor.Token> = []

  package init(_ palette: Palette, base: Theme = .flat) {
    (self.palette, self.base) = (palette, base)
  }

  /// Takes over a theme as it is drawn: colours that do not follow from the palette are kept as if set by
  /// hand.
  package mutating func keep(_ theme: Theme) {
    for token in ThemeColor.Token.allCases {
      let color = theme[token]
      if colors(isDark: false)[token]?.rgb != color.rgb { light[token] = Color(color.rgb) }
      guard color.variable != nil, case let dim = color.darkVariant.rgb else { continue }
      if colors(isDark: true)[token]?.rgb != dim { dark[token] = Color(dim) }
    }
  }

  /// The contrast of a colour with the ground from which it can be told least.
  package struct Check: Hashable, Sendable {
    /// The end of the face with the lower contrast.
    package let ground: ThemeColor.Token
    package let ratio: Double
    /// The ratio that it needs (WCAG 2.2, 1.4.3 and 1.4.11).
    package let least: Double
    /// The nearest colour of the same hue that has it; nil where none is needed, or none has it.
    package let mend: Color?

    package var isEnough: Bool { ratio >= least }
  }

  /// The colours of the theme.
  package func colors(isDark: Bool) -> Palette.Colors {
    palette.colors(isDark: isDark, keeping: isDark ? dark : light)
  }

  /// The contrast that a colour needs with the face; nil for any.
  package func least(_ token: ThemeColor.Token) -> Double? {
    switch token {
    case .needleShade, .good, .warning, .danger: texts.contains(token) ? 4.5 : 3
    default: token.leastContrast.map { texts.contains(token) ? 4.5 : $0 }
    }
  }

  /// The contrast of a colour of the theme among its others; nil for one that needs none.
  package func check(_ token: ThemeColor.Token, in colors: Palette.Colors) -> Check? {
    guard let least = least(token), let color = colors[token], let face = colors[.face],
      let edge = colors[.faceEdge]
    else { return nil }
    let isEdge = color.contrast(with: edge) < color.contrast(with: face)
    let ratio = color.contrast(with: isEdge ? edge : face)
    return Check(
      ground: isEdge ? .faceEdge : .face, ratio: ratio, least: least,
      mend: ratio >= least ? nil : color.mended(to: least, on: [face, edge]))
  }

  /// The theme file: the base, all colours of the light and of the dark, and the figures.
  package var text: String {
    let brand = palette.entries.map { "\($0.role?.rawValue ?? "") \($0.color.hexDigits)" }
    var text = Palette.heading + "\(brand.joined(separator: ", ")).\nbase: \(base.name)\n"
    text += lines(colors(isDark: false), indent: "")
    if let font {
      let isFace = DrawnFace(rawValue: font) != nil
      text += "\(isFace ? "drawnFace" : "font"): \(quoted(font))\n"
    }
    return text + "dark:\n" + lines(colors(isDark: true), indent: "  ")
  }

  private func lines(_ colors: Palette.Colors, indent: String) -> String {
    ThemeColor.Token.allCases.map { token in
      "\(indent)\(token.rawValue): \(quoted((colors[token] ?? .black).hexDigits))\n"
    }.joined()
  }
}

extension Document {
  /// The text of this document with a theme file in place of its theme; keys of the document that change
  /// the theme are removed, so that it is drawn as the file says.
  package func edited(
    _ text: [UInt8], theme file: String, reader: @escaping NodeReader
  ) throws(EditedText.Fault) -> [UInt8] {
    guard let name = themeName else {
      throw EditedText.Fault(description: "the theme of this document cannot be set")
    }
    var edited = try EditedText(
      try self.edited(text, [name: file], reader: reader), reader: reader)
    for key in ThemeFile.keys.subtracting(["base"]).sorted() {
      try edited.remove(["theme", key])
    }
    return edited.bytes
  }
}
