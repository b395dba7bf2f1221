import SweepGeometry

/// A face in one weight: the spacing of its glyphs, and its cached glyphs.
final class Cut: @unchecked Sendable {
  /// Draws a character, possibly made of others; nil if the face does not have it.
  typealias Draw = @Sendable (_ character: Character, _ part: (Character) -> Glyph?) -> Glyph?

  private let lock = Lock()
  private var glyphs: GlyphStore

  init(spacing: Spacing, wordSpace: Double, drawing draw: @escaping Draw) {
    glyphs = GlyphStore(spacing: spacing, wordSpace: wordSpace, drawing: draw)
  }

  /// Uses the glyphs exclusively.
  func withGlyphs<Result>(_ use: (inout GlyphStore) -> Result) -> Result {
    lock.take()
    defer { lock.giveBack() }
    return use(&glyphs)
  }

  /// The glyph of a character; for columns, figures are centred in their common width; nil if the
  /// face does not have it.
  func glyph(_ character: Character, _ figures: FigureSpacing = .proportional) -> Glyph? {
    withGlyphs { glyphs in glyphs.slot(of: character, figures).map { glyphs[$0] } }
  }
}
