package import SweepGeometry

/// A repeated glyph of a row.
package struct SharedFigure: Sendable {
  package let figure: MovablePathData
  package var places: [Vector]

  /// About the bytes of a reference and of a move in a path.
  private static let (reference, move) = (46, 10)

  /// From how many bytes on others of a glyph are counted on, in texts that come later.
  private static let long = 150

  /// Whether a glyph is shorter as one path and references to it, by enough to make up for ids.
  static func pays(_ figure: MovablePathData, times count: Int) -> Bool {
    figure.count >= long || count > 2 && figure.count + move > reference
  }
}
