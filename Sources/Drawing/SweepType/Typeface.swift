/// A face whose glyphs are drawn by this project, not taken from a font.
///
/// Measures of glyphs are hundredths of the cap height; rows are set in user units.
package struct Typeface: Sendable {
  /// The name by which documents choose the face.
  package let name: String
  /// The instances of each weight, of which a row is set in the first that has all its characters.
  private let light: [FaceInstance]
  private let regular: [FaceInstance]
  private let bold: [FaceInstance]

  /// - Parameter measure: What the weights differ in.
  init<Measure>(
    _ name: String, light: Measure, regular: Measure, bold: Measure,
    instances: (Measure) -> [FaceInstance]
  ) {
    self.name = name
    (self.light, self.regular, self.bold) = (instances(light), instances(regular), instances(bold))
  }

  /// Makes a face of strokes from its construction and how its light and bold instances differ.
  init(_ name: String, _ regular: Construction, light: Double, bold: Double) {
    self.init(name, light: light, regular: regular.stroke, bold: bold) { stroke in
      [regular.drawn(with: stroke, wider: (stroke - regular.stroke) * 0.75).instance()]
    }
  }

  /// the instance of a weight that has most of the characters.
  func instance(_ weight: Weight, for text: String) -> FaceInstance? {
    let instances =
      switch weight {
      case .light: light
      case .regular: regular
      case .bold: bold
      }
    if instances.count == 1 { return instances.first }
    return instances.first { instance in
      text.allSatisfy { $0.spaceShare != nil || instance.glyph($0) != nil }
    }
      ?? instances.last
  }

  /// The glyph of a character; nil where the face lacks it.
  ///
  /// - Parameter figures: Whether a figure stands in the middle of the width that all figures share.
  package func glyph(
    for character: Character, weight: Weight = .regular, figures: FigureSpacing = .tabular
  ) -> Glyph? {
    instance(weight, for: String(character))?.glyph(character, figures)
  }

  /// The characters of a text that the face lacks, each once, in order. White space is never missing.
  package func missing(in text: String) -> [Character] {
    var seen: Set<Character> = []
    return text.filter { $0.spaceShare == nil && glyph(for: $0) == nil && seen.insert($0).inserted }
  }
}

/// The widths of figures.
package enum FigureSpacing: Hashable, Sendable {
  /// All alike, so that they stand in columns and do not move as they count.
  case tabular
  /// Each its own, fitted to its neighbours.
  case proportional
  /// All alike, and no pair of characters is kerned, so that each glyph can be placed by itself.
  case separate
}

extension Character {
  var isFigure: Bool { ("0"..."9").contains(self) }
}
