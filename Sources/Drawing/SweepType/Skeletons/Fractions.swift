import SweepGeometry

/// Halves and quarters, as gauges of fuel have them.
enum Fractions {
  static let skeletons: [Character: GlyphSkeleton] = [
    "½": GlyphSkeleton(width) { draw(&$0, "1", "2") },
    "¼": GlyphSkeleton(width) { draw(&$0, "1", "4") },
    "¾": GlyphSkeleton(width) { draw(&$0, "3", "4") },
  ]

  private static func width(_ c: Construction) -> Double { 2 * part(c) + c.stroke * 1.5 }

  /// The width of one of the small figures.
  private static func part(_ c: Construction) -> Double { max(c.figure * 0.6, c.stroke * 2.6) }

  private static func draw(_ p: inout Pen, _ upper: Character, _ lower: Character) {
    let (width, height) = (part(p.construction), max(46, p.s * 3.8))
    for (figure, left, top) in [(upper, 0, 0), (lower, p.width - width, 100 - height)] {
      var small = Pen(p.construction, width: width, base: height)
      Figures.skeletons[figure]?.draw(&small)
      p.append(small.path.applying(.translation(x: left, y: top)))
    }
    p.zigzag([(p.m + width * 0.55, p.top), (p.m - width * 0.55, p.base)])
  }
}
