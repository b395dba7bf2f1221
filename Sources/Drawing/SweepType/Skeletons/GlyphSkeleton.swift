/// How one glyph is drawn: how wide it is and the way of the pen.
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
