import SweepGeometry

/// A face in one weight: how its glyphs are spaced, and those that have been asked for.
final class FaceInstance: @unchecked Sendable {
  /// Draws a character, of others where it is made of such; nil where the face lacks it.
  typealias Draw = @Sendable (_ character: Character, _ part: (Character) -> Glyph?) -> Glyph?

  private let lock = Lock()
  private var glyphs: GlyphStore

  init(spacing: Spacing, wordSpace: Double, drawing draw: @escaping Draw) {
    glyphs = GlyphStore(spacing: spacing, wordSpace: wordSpace, drawing: draw)
  }

  /// Uses the glyphs, which nobody else does meanwhile.
  func withGlyphs<Result>(_ use: (inout GlyphStore) -> Result) -> Result {
    lock.take()
    defer { lock.giveBack() }
    return use(&glyphs)
  }

  /// The glyph of a character, in columns the figures in the middle of their common width; nil where
  /// the face has none.
  func glyph(_ character: Character, _ figures: FigureSpacing = .proportional) -> Glyph? {
    withGlyphs { glyphs in glyphs.slot(of: character, figures).map { glyphs[$0] } }
  }
}
