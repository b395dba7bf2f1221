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

/// The marks that letters of Western European languages carry, and the letters that carry them.
enum Accent: CaseIterable, Sendable {
  case grave, acute, circumflex, tilde, diaeresis, ring, cedilla, caron

  /// The base letters, and in the same order the letters with this mark.
  private var letters: (String, String) {
    switch self {
    case .grave: ("AEIOUaeiou", "ÀÈÌÒÙàèìòù")
    case .acute: ("AEIOUYaeiouy", "ÁÉÍÓÚÝáéíóúý")
    case .circumflex: ("AEIOUaeiou", "ÂÊÎÔÛâêîôû")
    case .tilde: ("ANOano", "ÃÑÕãñõ")
    case .diaeresis: ("AEIOUYaeiouy", "ÄËÏÖÜŸäëïöüÿ")
    case .ring: ("Aa", "Åå")
    case .cedilla: ("Cc", "Çç")
    case .caron: ("SZsz", "ŠŽšž")
    }
  }

  /// The parts that each composed letter is made of.
  static let compositions: [Character: (base: Character, mark: Accent)] = {
    var result: [Character: (base: Character, mark: Accent)] = [:]
    for accent in allCases {
      for (base, letter) in zip(accent.letters.0, accent.letters.1) {
        // The dot makes room.
        result[letter] = (base == "i" ? "ı" : base, accent)
      }
    }
    return result
  }()

  /// The mark about x = 0, standing on y = 0 or, a cedilla, hanging from it.
  func mark(_ c: Construction) -> Pen {
    let s = c.stroke
    let height = max(s * 1.35, 17)
    var p = Pen(c, width: 0, top: -height, base: 0)
    switch self {
    case .grave: p.zigzag([(-s * 0.75, -height), (s * 0.35, 0)])
    case .acute: p.zigzag([(s * 0.75, -height), (-s * 0.35, 0)])
    case .circumflex: p.zigzag([(-s * 1.05, 0), (0, -height), (s * 1.05, 0)])
    case .caron: p.zigzag([(-s * 1.05, -height), (0, 0), (s * 1.05, -height)])
    case .tilde:
      let (w, y) = (s * 1.45, -height / 2)
      p.move(-w, y + s * 0.35)
      p.curve(Point(-w * 0.55, y - s * 0.75), Point(w * 0.55, y + s * 0.75), Point(w, y - s * 0.35))
    case .diaeresis:
      p.dot(-s * 1.02, -s * 0.59)
      p.dot(s * 1.02, -s * 0.59)
    case .ring:
      let radius = s * 0.85
      p.ring(-radius, -2 * radius - s * 0.3, radius, -s * 0.3)
    case .cedilla:
      var hook = Pen(c, width: 0, top: -s * 0.2, base: max(s * 1.6, 20))
      hook.zigzag([(s * 0.35, hook.top), (-s * 0.4, hook.base)])
      return hook
    }
    return p
  }
}

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
