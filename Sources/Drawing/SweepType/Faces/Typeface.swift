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

  /// - Parameter measure: The measure that differs between the weights.
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

  /// The instance of a weight that has most of the characters.
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

  /// The glyph of a character; nil if the face does not have it.
  ///
  /// - Parameter figures: Whether a figure is centred in the width that all figures share.
  package func glyph(
    for character: Character, weight: Weight = .regular, figures: FigureSpacing = .tabular
  ) -> Glyph? {
    instance(weight, for: String(character))?.glyph(character, figures)
  }

  /// The characters of a text that the face lacks, each once, in order. White space is never
  /// missing.
  package func missing(in text: String) -> [Character] {
    var seen: Set<Character> = []
    return text.filter { $0.spaceShare == nil && glyph(for: $0) == nil && seen.insert($0).inserted }
  }
}

/// The widths of figures.
package enum FigureSpacing: Hashable, Sendable {
  /// All of equal width, for columns, counting, and texts in whose place others may stand at another time.
  case tabular
  /// Each its own, fitted to its neighbours.
  case proportional
  /// All alike, and no pair of characters is kerned, so that each glyph can be placed by itself.
  case separate
}

extension Character {
  var isFigure: Bool { ("0"..."9").contains(self) }
}

/// The weights that a face is cut in.
package enum Weight: String, Hashable, Sendable, CaseIterable {
  case light, regular, bold

  /// The instance for a weight of CSS, 1 … 1000: light up to 300, bold from 600 on.
  package init(_ number: Int) { self = number <= 300 ? .light : number < 600 ? .regular : .bold }
}

/// A face whose characters are drawn as paths, so that they look alike wherever a picture is shown.
///
/// Each has figures, punctuation, signs of arithmetic and units, and letters in three weights.
/// `docs/type.md` shows them all.
public enum DrawnFace: String, Hashable, Sendable, CaseIterable {
  /// Narrow, of half circles and straight sides: for cars and machines.
  case engineering
  /// Circles, tangents and the proportions of Roman capitals: for clocks of the Bauhaus.
  case geometric
  /// Wide, of rounded rectangles: for chronographs.
  case square
  /// Open, no character mistaken for another: for instruments that are read at a glance.
  case cockpit
  /// Roman letters of thick and thin strokes with serifs: for clocks and scales of brass.
  case engraved
  /// Lit bars: seven if they can show a text, else fourteen.
  case segment
  /// Lamps in five columns and seven rows.
  case matrix

  /// The height of capitals and figures, in fractions of the font size: that of common sans-serifs.
  package static let capHeight = 0.72

  /// Whether it shows unlit parts too.
  package var isDisplay: Bool { self == .segment || self == .matrix }

  package var typeface: Typeface {
    switch self {
    case .engineering: .engineering
    case .geometric: .geometric
    case .square: .square
    case .cockpit: .cockpit
    case .engraved: .engraved
    case .segment: .segment
    case .matrix: .matrix
    }
  }
}

extension Typeface {
  package static let engineering = Typeface(
    "engineering",
    Construction(
      stroke: 13, bowl: .stadium, figure: 51, narrow: 47, capital: 53, round: 53, wide: 67,
      small: 47, xHeight: 73, descender: 26, ascender: 4, aperture: 1,
      alternates: [.open4, .doubleA, .hookedL], space: 21),
    light: 9, bold: 17)

  package static let geometric = Typeface(
    "geometric",
    Construction(
      stroke: 10, bowl: .circle, figure: 58, narrow: 50, capital: 68, round: 96, wide: 94,
      small: 62, xHeight: 62, descender: 30, ascender: 6, aperture: 0.8,
      alternates: [.plain, .straightTails], space: 22),
    light: 6.5, bold: 15)

  package static let square = Typeface(
    "square",
    Construction(
      stroke: 12.5, bowl: .superellipse(0.86), figure: 70, narrow: 64, capital: 73, round: 75,
      wide: 88, small: 63, xHeight: 75, descender: 25, ascender: 7, overshoot: 0.7, aperture: 0.86,
      alternates: [.doubleA], space: 22),
    light: 8.5, bold: 17)

  package static let cockpit = Typeface(
    "cockpit",
    Construction(
      stroke: 12.5, bowl: .superellipse(0.62), figure: 60, narrow: 54, capital: 66, round: 76,
      wide: 80, small: 55, xHeight: 76, descender: 26, ascender: 6, aperture: 0.72,
      alternates: [.serifs, .straightTails, .doubleA, .hookedL], space: 25),
    light: 8.5, bold: 16.5)

  package static let engraved = Typeface(
    "engraved", light: EngravedFace(stem: 10, hair: 3.2),
    regular: EngravedFace(stem: 13.5, hair: 4), bold: EngravedFace(stem: 18, hair: 5)
  ) { [$0.instance()] }

  package static let segment = Typeface("segment", light: 9.5, regular: 12.5, bold: 16) { bar in
    [Segments.seven.instance(bar: bar), Segments.fourteen.instance(bar: bar)]
  }

  package static let matrix = Typeface("matrix", light: 0.6, regular: 0.8, bold: 0.96) { dots in
    [DotMatrix.instance(dots: dots)]
  }

  package static let all = DrawnFace.allCases.map(\.typeface)
}
