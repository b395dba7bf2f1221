import SweepGeometry

/// Punctuation and the signs of arithmetic and of units.
enum Signs {
  static let skeletons: [Character: GlyphSkeleton] = [
    ".": .pens(1.18) { $0.dot($0.m, $0.base - $0.s * 0.59) },
    ",": .pens(1.5) { $0.comma(above: 0.59) },
    ":": .pens(1.18) { p in
      p.dot(p.m, p.base - p.s * 0.59)
      p.dot(p.m, 100 - p.construction.xHeight + p.s * 0.59)
    },
    ";": .pens(1.5) { p in
      p.comma(above: 0.59)
      p.dot(p.x(0.58), 100 - p.construction.xHeight + p.s * 0.59)
    },
    "·": .pens(1.18) { $0.dot($0.m, $0.axis) },
    "…": .pens(6.2) { p in
      for x in [p.s * 0.59, p.m, p.width - p.s * 0.59] { p.dot(x, p.base - p.s * 0.59) }
    },
    "!": .pens(1.18) { p in
      p.dot(p.m, p.base - p.s * 0.59)
      p.stroke(p.m, p.top, p.m, p.y(0.7))
    },
    "?": .figure(0.86) { p in
      let top = p.arch(share: 0.55)
      p.begin(p.l, p.o + top.height, vh: p.l + top.width, p.o, last: p.open(0.84))
      p.h(p.r - top.width)
      p.hv(p.r, p.o + top.height)
      p.curve(
        Point(p.r, p.y(0.48)), Point(p.m, p.y(0.46)), Point(p.m, p.y(0.7)))
      p.dot(p.m, p.base - p.s * 0.59)
    },
    "-": .figure(0.56) { $0.stroke(0, $0.axis, $0.width, $0.axis) },
    "–": .figure(0.95) { $0.stroke(0, $0.axis, $0.width, $0.axis) },
    "−": .figure { $0.stroke(0, $0.axis, $0.width, $0.axis) },
    "+": .figure { $0.cross($0.axis) },
    "±": .figure { p in
      p.cross(p.axis - p.s * 0.55)
      p.stroke(0, p.b, p.width, p.b)
    },
    "×": .figure(0.92) { p in
      let reach = (p.width - p.s * 0.8) / 2
      p.stroke(p.m - reach, p.axis - reach, p.m + reach, p.axis + reach)
      p.stroke(p.m + reach, p.axis - reach, p.m - reach, p.axis + reach)
    },
    "÷": .figure { p in
      p.stroke(0, p.axis, p.width, p.axis)
      let reach = max(p.s * 1.75, 16)
      p.dot(p.m, p.axis - reach)
      p.dot(p.m, p.axis + reach)
    },
    "=": .figure { p in
      p.stroke(0, p.axis - p.s * 1.05, p.width, p.axis - p.s * 1.05)
      p.stroke(0, p.axis + p.s * 1.05, p.width, p.axis + p.s * 1.05)
    },
    "<": .figure(0.86) { p in
      p.polyline([
        Point(p.r, p.axis - p.x(0.45)), Point(p.s * 0.8, p.axis), Point(p.r, p.axis + p.x(0.45)),
      ])
    },
    ">": .figure(0.86) { p in
      p.polyline([
        Point(p.l, p.axis - p.x(0.45)), Point(p.width - p.s * 0.8, p.axis),
        Point(p.l, p.axis + p.x(0.45)),
      ])
    },
    "/": .figure(0.72) { $0.slash() },
    "|": .pens(1) { $0.stroke($0.m, -6, $0.m, 120) },
    "_": .figure { $0.stroke(0, 112, $0.width, 112) },
    "°": GlyphSkeleton({ max($0.stroke * 2.7, 31) }) { p in
      p.ring(p.l, p.o, p.r, p.o + p.r - p.l)
    },
    "'": .pens(1) { $0.stroke($0.m, $0.top, $0.m, $0.y(0.3)) },
    "\"": .pens(2.8) { p in
      p.stroke(p.l, p.top, p.l, p.y(0.3))
      p.stroke(p.r, p.top, p.r, p.y(0.3))
    },
    "(": .pens(2.1) { p in
      p.move(p.width - p.s * 0.4, -7)
      p.curve(Point(p.l - 1, 25), Point(p.l - 1, 87), Point(p.width - p.s * 0.4, 119))
    },
    ")": .pens(2.1) { p in
      p.move(p.s * 0.4, -7)
      p.curve(Point(p.r + 1, 25), Point(p.r + 1, 87), Point(p.s * 0.4, 119))
    },
    "[": .pens(2.1) { p in
      p.polyline([
        Point(p.width, -5 + p.s / 2), Point(p.l, -5 + p.s / 2), Point(p.l, 118 - p.s / 2),
        Point(p.width, 118 - p.s / 2),
      ])
    },
    "]": .pens(2.1) { p in
      p.polyline([
        Point(0, -5 + p.s / 2), Point(p.r, -5 + p.s / 2), Point(p.r, 118 - p.s / 2),
        Point(0, 118 - p.s / 2),
      ])
    },
    "*": .pens(3.2) { p in
      let (y, reach) = (p.top + p.width * 0.5, p.width * 0.5)
      for turn in [0.0, 60, 120] {
        let way = Vector(heading: .degrees(turn)) * reach
        p.stroke(p.m - way.dx, y - way.dy, p.m + way.dx, y + way.dy)
      }
    },
  ]
}

extension Pen {
  /// The height of arithmetic signs.
  var axis: Double { y(0.52) }

  /// A comma whose head is as high as a dot.
  mutating func comma(above: Double) {
    var tail = Pen(
      construction, width: width, top: base - s * 2 * above, base: base + s * 0.95)
    tail.zigzag([(x(0.64), tail.top), (x(0.34), tail.base)])
    append(tail.path)
  }

  mutating func cross(_ height: Double) {
    stroke(0, height, width, height)
    stroke(m, height - m, m, height + m)
  }

  mutating func slash() {
    var long = Pen(construction, width: width, top: -4, base: 106)
    long.zigzag([(width - s * 0.58, -4), (s * 0.58, 106)])
    append(long.path)
  }
}

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
