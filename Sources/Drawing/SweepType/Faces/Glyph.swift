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

  package var leftBearing: Double { inkBounds.minX }
  package var rightBearing: Double { advance - inkBounds.maxX }
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

  /// The glyph shifted to the right, with a new advance.
  func moved(by shift: Double, advance: Double) -> Glyph {
    let move = Affine.translation(x: shift, y: 0)
    var profile = profile
    profile.shift(by: shift)
    return Glyph(
      advance: advance,
      inkBounds: Rect(origin: move.apply(to: inkBounds.origin), size: inkBounds.size), ink: ink,
      path: path.applying(move), unlit: unlit.applying(move), profile: profile)
  }

  /// The glyph with a mark, which takes room behind it.
  func carrying(_ mark: Path, behind room: Double) -> Glyph {
    var path = path
    path.append(mark)
    let bounds = EdgeProfile(path.applying(.translation(x: 0, y: 100)), ink: ink).bounds ?? .zero
    return Glyph(
      advance: advance + room,
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
