import SweepGeometry

/// The fitting of glyphs: by the white space between their edges, not by their boxes.
struct Spacing: Sendable {
  /// The white between two upright stems.
  let space: Double
  /// The heights at which the white space counts: the small letters' for all, so that figures,
  /// capitals and small letters are evenly spaced among each other.
  let bands: Range<Int>

  /// The visual depth of a hollow.
  private var depth: Double { space * 1.15 }

  /// The space before and after the ink.
  func bearings(of profile: EdgeProfile, bounds: Rect) -> (left: Double, right: Double) {
    let rows = rows(of: bounds)
    return (
      bearing(rows.map { profile.left[$0] - bounds.minX }),
      bearing(rows.map { bounds.maxX - profile.right[$0] })
    )
  }

  private func rows(of bounds: Rect) -> Range<Int> {
    let own = EdgeProfile.bands(from: bounds.minY, to: bounds.maxY)
    let common = own.clamped(to: bands)
    return common.isEmpty ? own : common
  }

  private func bearing(_ hollows: [Double]) -> Double {
    let white = hollows.reduce(0) { $0 + min($1, depth) } / Double(max(hollows.count, 1))
    return max(space / 2 - white * 0.72, space * (hollows.count < 4 ? 0.42 : 0.32))
  }

  /// By how much a pair moves together, below zero, or apart.
  func kerning(_ a: Glyph, _ b: Glyph) -> Double {
    var (white, count, closest) = (0.0, 0, Double.infinity)
    for band in bands {
      let (right, left) = (a.profile.right[band], b.profile.left[band])
      let gap =
        (right.isFinite ? min(a.inkBounds.maxX - right, depth) : depth) + a.rightBearing
        + b.leftBearing + (left.isFinite ? min(left - b.inkBounds.minX, depth) : depth)
      white += gap
      count += 1
    }
    for band in a.profile.right.indices {
      for near in max(0, band - 1)...min(band + 1, EdgeProfile.bands - 1) {
        let gap = a.advance - a.profile.right[band] + b.profile.left[near]
        closest = min(closest, gap)
      }
    }
    let excess = white / Double(max(count, 1)) - space * 1.37
    guard excess > 0 else { return 0 }
    return -min(excess * 0.85, max(closest - space * 0.64, 0)).rounded()
  }
}
