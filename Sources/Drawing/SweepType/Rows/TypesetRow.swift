package import SweepGeometry

/// A line of text as one path, in user units, placed about its anchor at the origin.
package struct TypesetRow: Hashable, Sendable {
  /// All glyphs.
  package let path: Path
  /// The segments or dots of all glyphs that are off.
  package let unlit: Path
  /// The paint of both; the width of a stroke is in user units.
  package let ink: Ink
  /// The length of the line with the spaces before its first and after its last glyph.
  package let advance: Double
  /// The box about the ink.
  package let inkBounds: Rect
  /// The characters that the face lacks, each once; they take no room.
  package let missing: [Character]
}

/// The point of a row at the origin.
package struct TextAnchor: Hashable, Sendable {
  package enum Horizontal: Hashable, Sendable { case start, middle, end }
  package enum Vertical: Hashable, Sendable {
    case baseLine
    /// Half the height of the capitals and figures.
    case capMiddle
    case capTop
  }

  package var horizontal: Horizontal
  package var vertical: Vertical

  package init(_ horizontal: Horizontal, _ vertical: Vertical = .baseLine) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  package static let start = TextAnchor(.start)
  package static let middle = TextAnchor(.middle)
  package static let end = TextAnchor(.end)
  /// The middle of the figures, for the labels of a dial.
  package static let center = TextAnchor(.middle, .capMiddle)
}
