import SweepGeometry

/// The skeleton of one glyph: its width and the path of the pen.
struct GlyphSkeleton: Sendable {
  typealias Measure = @Sendable (Construction) -> Double
  typealias Draw = @Sendable (inout Pen) -> Void

  let measure: Measure
  let draw: Draw

  init(_ measure: @escaping Measure, _ draw: @escaping Draw) {
    (self.measure, self.draw) = (measure, draw)
  }

  static func figure(_ share: Double = 1, _ draw: @escaping Draw) -> GlyphSkeleton {
    GlyphSkeleton({ $0.figure * share }, draw)
  }
  static func narrow(_ share: Double = 1, _ draw: @escaping Draw) -> GlyphSkeleton {
    GlyphSkeleton({ $0.narrow * share }, draw)
  }
  static func capital(_ share: Double = 1, _ draw: @escaping Draw) -> GlyphSkeleton {
    GlyphSkeleton({ $0.capital * share }, draw)
  }
  static func round(_ share: Double = 1, _ draw: @escaping Draw) -> GlyphSkeleton {
    GlyphSkeleton({ $0.round * share }, draw)
  }
  static func wide(_ share: Double = 1, _ draw: @escaping Draw) -> GlyphSkeleton {
    GlyphSkeleton({ $0.wide * share }, draw)
  }
  static func small(_ share: Double = 1, _ draw: @escaping Draw) -> GlyphSkeleton {
    GlyphSkeleton({ $0.small * share }, draw)
  }
  /// As wide as so many pens.
  static func pens(_ count: Double, _ draw: @escaping Draw) -> GlyphSkeleton {
    GlyphSkeleton({ $0.stroke * count }, draw)
  }
}

/// Halves and quarters, as gauges of fuel have them.
enum Fractions {
  static let skeletons: [Character: GlyphSkeleton] = [
    "½": GlyphSkeleton(width) { draw(&$0, "1", "2") },
    "¼": GlyphSkeleton(width) { draw(&$0, "1", "4") },
    "¾": GlyphSkeleton(width) { draw(&$0, "3", "4") },
  ]

  private static func width(_ c: Construction) -> Double { 2 * part(c) + c.stroke * 2.8 }

  /// The width of one of the small figures.
  private static func part(_ c: Construction) -> Double { max(c.figure * 0.6, c.stroke * 2.6) }

  private static func draw(_ p: inout Pen, _ upper: Character, _ lower: Character) {
    let (width, height) = (part(p.construction), max(42, p.s * 3.6))
    for (figure, left, top) in [(upper, 0, 0), (lower, p.width - width, 100 - height)] {
      var small = Pen(p.construction, width: width, base: height)
      if figure == "1" {
        // A flag as small as this makes it a seven.
        small.zigzag([(width * 0.6, small.top), (width * 0.6, small.base)])
      } else {
        Figures.skeletons[figure]?.draw(&small)
      }
      p.append(small.path.applying(.translation(x: left, y: top)))
    }
    p.zigzag([(p.m + width * 0.42, p.top), (p.m - width * 0.42, p.base)])
  }
}
