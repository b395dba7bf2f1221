import SweepGeometry

/// Letters of Western European languages that are not a letter with a mark.
enum Ligatures {
  static let capitals: [Character: GlyphSkeleton] = [
    "Æ": .wide(1.22) { p in
      let (foot, stem) = (p.s * 0.56, p.x(0.52))
      p.zigzag([(foot, p.base), (stem, p.top)])
      p.polyline([
        Point(p.width, p.t), Point(stem, p.t), Point(stem, p.b), Point(p.width, p.b),
      ])
      p.stroke(stem, p.y(0.485), p.x(0.95), p.y(0.485))
      p.stroke(foot + (stem - foot) * 0.3, p.y(0.7), stem, p.y(0.7))
    },
    "Ø": .round { p in
      p.ring(p.l, p.o, p.r, p.u)
      p.stroke(p.x(0.06), p.y(1.01), p.x(0.94), p.y(-0.01))
    },
    "Ð": .round(1) { p in
      let inner = p.width * 0.07
      p.move(p.l + inner, p.t)
      p.bowl(p.r, to: p.b, box: p.stemBox(p.b - p.t))
      p.h(p.l + inner)
      p.close()
      p.stroke(0, p.y(0.485), p.m, p.y(0.485))
    },
    "Þ": .narrow(1.04) { p in
      p.stroke(p.l, p.top, p.l, p.base)
      p.move(p.l, p.y(0.22))
      p.bowl(p.r, to: p.y(0.76), box: p.stemBox(p.y(0.54)))
      p.h(p.l)
    },
    "ẞ": .narrow(1.12) { sharpS(&$0, high: $0.o) },
  ]

  static let small: [Character: GlyphSkeleton] = [
    "æ": .small(1.66) { p in
      let half = p.width / 2
      for (character, shift) in [("a", 0.0), ("e", half - p.s / 2)] as [(Character, Double)] {
        var part = Pen(p.construction, width: half + p.s / 2, top: p.top, base: p.base)
        SmallLetters.skeletons[character]?.draw(&part)
        p.append(part.path.applying(.translation(x: shift, y: 0)))
      }
    },
    "ø": .small(1.02) { p in
      p.ring(p.l, p.o, p.r, p.u)
      p.stroke(p.x(0.02), p.y(1.04), p.x(0.98), p.y(-0.04))
    },
    "ð": .small(1.02) { p in
      p.ring(p.l, p.o, p.r, p.u)
      p.move(p.r, (p.o + p.u) / 2)
      p.curve(
        Point(p.r, p.top - 2), Point(p.x(0.6), p.high + 14), Point(p.x(0.2), p.high + p.s * 0.3))
      p.stroke(p.x(0.2), p.high + p.s * 1.6, p.x(0.86), p.high + p.s * 0.2)
    },
    "þ": .small { p in
      p.ring(p.l, p.o, p.r, p.u)
      p.stroke(p.l, p.high, p.l, p.low)
    },
    "ß": .small(1.04) { sharpS(&$0, high: $0.high + $0.s / 2) },
    "µ": .small(0.97) { p in
      SmallLetters.skeletons["u"]?.draw(&p)
      p.stroke(p.l, p.y(0.6), p.l, p.low)
    },
  ]

  private static func sharpS(_ p: inout Pen, high: Double) {
    let waist = 46.0
    let radius = Size(width: (p.r - 2 - p.l) / 2, height: min((waist - high) / 2, (p.r - p.l) / 2))
    let low = p.radii(p.r - p.l, p.u - waist)
    p.move(p.l, p.base)
    p.v(high + radius.height)
    p.vh(p.l + radius.width, high)
    p.hv(p.r - 2, high + radius.height)
    p.v(waist - radius.height)
    p.vh(p.m, waist)
    p.h(p.m - 1)
    p.bowl(p.r, to: p.u, box: min(p.r - p.l, low.height * 2))
    p.h(p.l + p.s * 1.2)
  }
}
