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
  /// The height on which signs of arithmetic stand.
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
