import SweepGeometry

/// Per cent, degrees of comparison and signs that are letters of a kind.
enum UnitSigns {
  static let skeletons: [Character: GlyphSkeleton] = [
    "%": GlyphSkeleton({ perCent($0, rings: 2) }) { percent(&$0, rings: 2) },
    "‰": GlyphSkeleton({ perCent($0, rings: 3) }) { percent(&$0, rings: 3) },
    "²": GlyphSkeleton({ raised($0) }) { raise(&$0, "2") },
    "³": GlyphSkeleton({ raised($0) }) { raise(&$0, "3") },
    "¹": GlyphSkeleton({ raised($0) * 0.6 }) { raise(&$0, "1") },
    "#": .figure(1.22) { p in
      for (high, low) in [(0.44, 0.22), (0.8, 0.58)] {
        p.zigzag([(p.x(high), p.top), (p.x(low), p.base)])
      }
      p.stroke(p.x(0.06), p.y(0.34), p.width, p.y(0.34))
      p.stroke(0, p.y(0.68), p.x(0.94), p.y(0.68))
    },
    "&": .figure(1.3) { p in
      let (foot, turn) = (Point(p.width - p.s * 0.6, p.base), Point(p.x(0.27), p.y(0.33)))
      p.zigzag([(foot.x, foot.y), (turn.x, turn.y)], last: false)
      p.curve(turn + (turn - foot) * 0.24, Point(p.x(0.25), p.o), Point(p.x(0.43), p.o))
      p.curve(Point(p.x(0.62), p.o), Point(p.x(0.7), p.y(0.16)), Point(p.x(0.63), p.y(0.29)))
      p.curve(Point(p.x(0.54), p.y(0.45)), Point(p.l, p.y(0.47)), Point(p.l, p.y(0.73)))
      p.curve(Point(p.l, p.y(0.88)), Point(p.x(0.2), p.u), Point(p.x(0.37), p.u))
      p.curve(
        Point(p.x(0.66), p.u), Point(p.x(0.83), p.y(0.77)),
        Point(p.width - p.s * 0.7, p.y(0.53)))
    },
    "@": .wide(1.3) { p in
      let (left, right, high, low) = (p.x(0.315), p.x(0.66), p.y(0.31), p.y(0.74))
      let radii = p.radii(p.r - p.l, 114 - p.o)
      p.ring(left, high, right, low)
      p.move(right, high - p.s / 2)
      p.v(low - (p.r - right) / 2)
      p.vh((right + p.r) / 2, low)
      p.hv(p.r, low - (p.r - right) / 2)
      p.v(p.o + radii.height)
      p.vh(p.r - radii.width, p.o)
      p.h(p.l + radii.width)
      p.hv(p.l, p.o + radii.height)
      p.v(114 - radii.height)
      p.vh(p.l + radii.width, 114)
      p.h(p.x(0.74))
    },
    "Ω": .round(1.02) { p in
      let radii = p.radii(p.r - p.l, (p.base - p.o) * 0.92)
      let foot = p.x(0.35)
      p.move(0, p.b)
      p.h(foot)
      p.curve(
        Point(foot, p.y(0.78)), Point(p.l, p.y(0.72)), Point(p.l, p.o + radii.height))
      p.vh(p.l + radii.width, p.o)
      p.h(p.r - radii.width)
      p.hv(p.r, p.o + radii.height)
      p.curve(
        Point(p.r, p.y(0.72)), Point(p.width - foot, p.y(0.78)), Point(p.width - foot, p.b))
      p.h(p.width)
    },
    "€": .figure(1.08) { p in
      let inner = p.s * 0.55
      let right = p.width
      var round = Pen(p.construction, width: right - inner, top: p.top, base: p.base)
      round.openRound(end: 0.74)
      round.hv(round.r, round.u - round.roundRadii.height, upTo: p.open(0.74))
      p.append(round.path.applying(.translation(x: inner, y: 0)))
      for height in [p.axis - p.s * 0.82, p.axis + p.s * 0.82] {
        p.stroke(0, height, p.x(0.74), height)
      }
    },
  ]

  private static func perCent(_ c: Construction, rings: Double) -> Double {
    rings * ring(c) + c.stroke * 1.6 + (rings - 2) * c.stroke * 0.6 - c.stroke * 0.2
  }

  /// The width of one of the small bowls.
  private static func ring(_ c: Construction) -> Double { max(c.stroke * 2.75, c.figure * 0.56) }

  private static func percent(_ p: inout Pen, rings: Int) {
    let (width, s) = (ring(p.construction), p.s)
    let height = min(47, max(s * 3.1, p.construction.bowl == .circle ? width : 44))
    p.ring(s / 2, p.o, width - s / 2, p.top + height - s / 2)
    for place in 0..<(rings - 1) {
      let left = p.width - width - Double(place) * (width + s * 0.6)
      p.ring(left + s / 2, p.base - height + s / 2, left + width - s / 2, p.u)
    }
    let middle = width + s * 0.7
    let lean = min(width * 0.62, 30)
    p.zigzag([(middle + lean, p.top), (middle - lean, p.base)])
  }

  private static func raised(_ c: Construction) -> Double { max(c.figure * 0.64, c.stroke * 2.6) }

  private static func raise(_ p: inout Pen, _ figure: Character) {
    var small = Pen(p.construction, width: p.width, top: 0, base: max(56, p.s * 4.2))
    Figures.skeletons[figure]?.draw(&small)
    p.append(small.path)
  }
}
