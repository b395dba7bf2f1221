package import SweepGeometry

/// The paint of a glyph's or a row's path.
package enum Ink: Hashable, Sendable {
  /// With a stroke of this width in the path's units; joins are mitred with SVG's limit of 4.
  case stroke(width: Double, cap: Cap)
  /// Filled by the nonzero rule.
  case fill

  /// The end of a stroke.
  package enum Cap: Hashable, Sendable { case butt, round }
}

/// One drawn character, in hundredths of the cap height with the origin on the base line.
package struct Glyph: Hashable, Sendable {
  /// The distance to the next glyph's origin on the right.
  package let advance: Double
  /// The left and right edge, the top and bottom of the ink; y points down.
  package let inkBounds: Rect
  package let ink: Ink
  package let path: Path
  /// The segments or dots that are off; empty in faces that have none.
  package let unlit: Path
  /// Its edges, by which it is fitted to its neighbours.
  let profile: EdgeProfile

  /// The space before the ink.
  package var leftBearing: Double { inkBounds.minX }
  /// The space after the ink.
  package var rightBearing: Double { advance - inkBounds.maxX }
}
