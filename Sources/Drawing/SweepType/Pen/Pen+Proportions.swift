import SweepGeometry

extension Pen {
  /// The share of a terminal's turn that is drawn: of `share` as much as the construction's aperture.
  func open(_ share: Double) -> Double { share * construction.aperture }

  /// The sides of a bowl of this height: circles are as wide as they are high.
  func span(_ height: Double, inset: Double = 0) -> (Double, Double) {
    let full = r - l - 2 * inset
    let width = construction.bowl == .circle ? min(full, height * 1.04) : full
    return (m - width / 2, m + width / 2)
  }

  /// The radii of the arch over the whole width; where bowls are oval it takes a share of the height.
  func arch(share: Double) -> Size {
    switch construction.bowl {
    case .stadium, .circle: Size(width: (r - l) / 2, height: (r - l) / 2)
    case .superellipse: Size(width: (r - l) / 2, height: (u - o) * share / 2)
    }
  }

  /// The height of the middle of a stroke that ends at the ascenders' upper edge, and at the lower
  /// edge of descenders.
  var high: Double { -construction.ascender }
  var low: Double { 100 + construction.descender }
  /// The width of the box of a bowl that springs from a stem.
  func stemBox(_ height: Double) -> Double {
    construction.bowl == .circle ? min(height, 2 * (r - l)) : r - l
  }

  /// A dot about a place, a little wider than the pen: round where bowls are circles, else square.
  mutating func dot(_ x: Double, _ y: Double) {
    guard construction.hairline == nil else { return addDot(x, y) }
    if construction.bowl == .circle {
      // A circle narrower than the pen leaves a hole, which a line fills.
      let (radius, half) = (s * 0.13, s * 0.37)
      ring(x - radius, y - radius, x + radius, y + radius)
      stroke(x - half, y, x + half, y)
    } else {
      let d = s * 0.11
      polyline([
        Point(x - d, y - d), Point(x + d, y - d), Point(x + d, y + d), Point(x - d, y + d),
      ])
      close()
    }
  }
}
