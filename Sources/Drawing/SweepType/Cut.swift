import SweepGeometry

/// A face in one weight: its glyphs and how they are spaced.
struct Cut: Sendable {
  let spacing: Spacing
  /// The width of the space between words.
  let wordSpace: Double
  /// The advance of every figure that is set in columns.
  private(set) var figureAdvance = 0.0
  private var glyphs: [Character: Glyph] = [:]
  private let compose: @Sendable (Character, [Character: Glyph]) -> Glyph?

  /// - Parameter compose: makes a glyph of others that is not worth keeping.
  init(
    _ glyphs: [Character: Glyph], spacing: Spacing, wordSpace: Double,
    composing compose: @escaping @Sendable (Character, [Character: Glyph]) -> Glyph? = { _, _ in nil
    }
  ) {
    (self.glyphs, self.spacing, self.wordSpace) = (glyphs, spacing, wordSpace)
    self.compose = compose
    figureAdvance = "0123456789".compactMap { glyphs[$0]?.advance }.max().map { $0.rounded() } ?? 0
  }

  /// The glyph of a character, in columns the figures in the middle of their common width.
  func glyph(_ character: Character, _ figures: FigureSpacing) -> Glyph? {
    guard let glyph = glyph(character) else { return nil }
    return figures == .tabular && character.isFigure ? tabular(glyph) : glyph
  }

  /// The glyph with its own width; nil where the face has none.
  func glyph(_ character: Character) -> Glyph? {
    glyphs[Self.twin(of: character)] ?? compose(character, glyphs)
  }

  private func tabular(_ glyph: Glyph) -> Glyph {
    glyph.moved(by: (figureAdvance - glyph.advance) / 2, advance: figureAdvance)
  }

  /// Characters that look alike share a glyph.
  private static func twin(of character: Character) -> Character {
    switch character {
    case "μ": "µ"
    case "’", "′": "'"
    case "”", "″": "\""
    case "‐", "‑": "-"
    default: character
    }
  }
}

extension Glyph {
  /// Fits a skeleton or outline, whose y runs from 0 at the top of the capitals to 100, with space.
  init(_ path: Path, unlit: Path = Path(), ink: Ink, spacing: Spacing) {
    let profile = EdgeProfile(path, ink: ink)
    let bounds = profile.bounds ?? .zero
    let (left, right) = spacing.bearings(of: profile, bounds: bounds)
    self.init(
      advance: left + bounds.size.width + right, inkBounds: bounds, ink: ink, path: path,
      unlit: unlit, profile: profile)
    self = moved(by: left - bounds.minX, advance: advance).onBaseLine
  }

  /// The glyph shifted to the right, with an advance of its own.
  func moved(by shift: Double, advance: Double) -> Glyph {
    let move = Affine.translation(x: shift, y: 0)
    var profile = profile
    profile.shift(by: shift)
    return Glyph(
      advance: advance,
      inkBounds: Rect(origin: move.apply(to: inkBounds.origin), size: inkBounds.size), ink: ink,
      path: path.applying(move), unlit: unlit.applying(move), profile: profile)
  }

  /// The glyph with a mark, as wide as it is alone.
  func carrying(_ mark: Path) -> Glyph {
    var path = path
    path.append(mark)
    let bounds = EdgeProfile(path.applying(.translation(x: 0, y: 100)), ink: ink).bounds ?? .zero
    return Glyph(
      advance: advance,
      inkBounds: Rect(origin: Point(bounds.minX, bounds.minY - 100), size: bounds.size), ink: ink,
      path: path, unlit: unlit, profile: profile)
  }

  private var onBaseLine: Glyph {
    let move = Affine.translation(x: 0, y: -100)
    return Glyph(
      advance: advance,
      inkBounds: Rect(origin: move.apply(to: inkBounds.origin), size: inkBounds.size), ink: ink,
      path: path.applying(move), unlit: unlit.applying(move), profile: profile)
  }
}

extension EdgeProfile {
  mutating func shift(by shift: Double) {
    for band in left.indices {
      left[band] += shift
      right[band] += shift
    }
    bounds?.origin.x += shift
  }
}
