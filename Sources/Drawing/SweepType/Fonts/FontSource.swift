package import SweepGeometry

/// The source of a font's outlines: a reader of font files.
///
/// Lengths are parts of the font size; y points down.
package protocol FontSource: AnyObject, Sendable {
  var name: String { get }
  var family: String { get }
  var capHeight: Double { get }
  /// Whether the outlines follow the weight of a text.
  var hasWeights: Bool { get }

  /// The glyphs of a line in the order in which they are seen, and their places.
  ///
  /// - Parameter isTracked: Whether room is added between characters, which ligatures would hide.
  func shape(_ text: String, weight: Int, isTracked: Bool) -> ShapedLine
  /// The outline of a glyph about its origin; nil if it is too long or broken.
  func outline(of glyph: UInt32, weight: Int) -> Path?

  /// Whether the font has no glyph for a character.
  func lacks(_ character: Unicode.Scalar) -> Bool
  /// Throws if the licence forbids outlines in a picture.
  func checkOutlining() throws(FontError)
  /// The bytes of a font with only the glyphs of these characters.
  func subset(of characters: Set<Unicode.Scalar>, weight: Int) throws(FontError) -> [UInt8]
}

/// The glyphs of a line of text.
package struct ShapedLine: Hashable, Sendable {
  package struct Glyph: Hashable, Sendable {
    package let id: UInt32
    /// Its origin, from the start of the line on its baseline.
    package let place: Point
    /// The number of characters that are seen before it, which tracking counts.
    package let index: Int

    package init(_ id: UInt32, at place: Point, index: Int) {
      (self.id, self.place, self.index) = (id, place, index)
    }
  }

  package var glyphs: [Glyph]
  package var advance: Double
  /// The number of characters.
  package var count: Int
  /// The characters that the font lacks, each once.
  package var missing: [Character]

  package init(
    _ glyphs: [Glyph] = [], advance: Double = 0, count: Int = 0, missing: [Character] = []
  ) {
    (self.glyphs, self.advance, self.count, self.missing) = (glyphs, advance, count, missing)
  }
}
