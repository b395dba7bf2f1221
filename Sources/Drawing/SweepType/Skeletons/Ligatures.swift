import SweepGeometry

/// Letters of Latin-1 and Latin Extended-A that are not a letter with a mark above or below.
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
    "Ð": .round(1) { eth(&$0) },
    "Đ": .round(1) { eth(&$0) },
    "Þ": .narrow(1.04) { p in
      p.stroke(p.l, p.top, p.l, p.base)
      p.move(p.l, p.y(0.22))
      p.bowl(p.r, to: p.y(0.76), box: p.stemBox(p.y(0.54)))
      p.h(p.l)
    },
    "ẞ": .narrow(1.12) { sharpS(&$0, high: $0.o) },
    "Ħ": crossed("H") { p in p.stroke(-p.s * 0.5, p.y(0.22), p.width + p.s * 0.5, p.y(0.22)) },
    "Ł": crossed("L") { p in p.stroke(-p.s * 0.9, p.y(0.6), p.s * 2.2, p.y(0.4)) },
    "Ŧ": crossed("T") { p in p.stroke(p.x(0.22), p.y(0.52), p.x(0.78), p.y(0.52)) },
    "Ŀ": crossed("L") { p in p.dot(p.x(0.68), p.axis) },
    "Ŋ": .capital { p in
      let radii = p.arch(share: 0.6)
      p.stroke(p.l, p.top, p.l, p.base)
      p.move(p.l, p.o + radii.height)
      p.vh(p.l + radii.width, p.o)
      p.h(p.r - radii.width)
      p.hv(p.r, p.o + radii.height)
      p.tail(to: p.r - p.s * 2.1)
    },
    "Ĳ": beside("I", "J", Capitals.skeletons),
    "Œ": .wide(1.3) { p in
      let stem = p.x(0.54)
      p.move(stem, p.t)
      p.h(p.l + (stem - p.l) * 0.86)
      p.curve(Point(p.l, p.t), Point(p.l, p.y(0.25)), Point(p.l, p.y(0.5)))
      p.curve(Point(p.l, p.y(0.75)), Point(p.l, p.b), Point(p.l + (stem - p.l) * 0.86, p.b))
      p.h(stem)
      p.polyline([
        Point(p.width, p.t), Point(stem, p.t), Point(stem, p.b), Point(p.width, p.b),
      ])
      p.stroke(stem, p.y(0.485), p.x(0.95), p.y(0.485))
    },
  ]

  static let small: [Character: GlyphSkeleton] = [
    "æ": .small(1.66) { joined(&$0, "a", "e") },
    "œ": .small(1.66) { joined(&$0, "o", "e") },
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
    "đ": crossed("d") { p in
      let y = p.high + (p.top - p.high) * 0.42
      p.stroke(p.r - p.s * 1.8, y, p.width + p.s * 0.7, y)
    },
    "ħ": crossed("h") { p in
      let y = p.high + (p.top - p.high) * 0.42
      p.stroke(-p.s * 0.7, y, p.l + p.s * 1.8, y)
    },
    "ł": crossed("l") { p in
      p.stroke(p.l - p.s * 1.2, p.y(0.36), p.l + p.s * 1.2, p.y(0.08))
    },
    "ŧ": crossed("t") { p in p.stroke(0, p.y(0.48), p.x(0.94), p.y(0.48)) },
    "ŀ": GlyphSkeleton({ $0.stroke * 3.4 }) { p in
      p.stroke(p.l, p.high, p.l, p.base)
      p.dot(p.width - p.s * 0.59, p.axis)
    },
    "ŋ": crossed("n") { p in
      p.move(p.r, p.y(0.5))
      p.tail(to: p.r - p.s * 2.1)
    },
    "ĸ": .small(0.98) { p in
      p.stroke(p.l, p.top, p.l, p.base)
      p.stroke(p.width - p.s * 0.85, p.top, p.l, p.y(0.6))
      p.stroke(p.x(0.4), p.y(0.42), p.width - p.s * 0.62, p.base)
    },
    "ŉ": GlyphSkeleton({ $0.small * 0.97 + $0.stroke * 1.6 }) { p in
      var letter = Pen(p.construction, width: p.construction.small * 0.97, top: p.top, base: p.base)
      SmallLetters.skeletons["n"]?.draw(&letter)
      p.append(letter.path.applying(.translation(x: p.s * 1.6, y: 0)))
      p.stroke(p.s * 0.7, p.high, p.s * 0.4, p.high + p.s * 2)
    },
    "ſ": .small(0.62) { $0.crook($0.x(0.2) + $0.s * 0.5) },
    "ĳ": beside("i", "j", SmallLetters.skeletons),
  ]

  private static let letters = Capitals.skeletons.merging(SmallLetters.skeletons) { $1 }

  /// A letter with a stroke or a dot of its own.
  private static func crossed(
    _ letter: Character, _ cross: @escaping GlyphSkeleton.Draw
  ) -> GlyphSkeleton {
    GlyphSkeleton({ letters[letter]?.measure($0) ?? 0 }) { p in
      letters[letter]?.draw(&p)
      cross(&p)
    }
  }

  /// Two letters side by side.
  private static func beside(
    _ first: Character, _ second: Character, _ skeletons: [Character: GlyphSkeleton]
  ) -> GlyphSkeleton {
    let width: @Sendable (Character, Construction) -> Double = { skeletons[$0]?.measure($1) ?? 0 }
    return GlyphSkeleton({ width(first, $0) + $0.stroke * 1.6 + width(second, $0) }) { p in
      let c = p.construction
      for (letter, shift) in [(first, 0), (second, p.width - width(second, c))] {
        var part = Pen(c, width: width(letter, c), top: p.top, base: p.base)
        skeletons[letter]?.draw(&part)
        p.append(part.path.applying(.translation(x: shift, y: 0)))
        for dot in part.dots { p.dot(dot.x + shift, dot.y) }
      }
    }
  }

  /// Two small letters that share a stem.
  private static func joined(_ p: inout Pen, _ first: Character, _ second: Character) {
    let half = p.width / 2
    for (character, shift) in [(first, 0.0), (second, half - p.s / 2)] {
      var part = Pen(p.construction, width: half + p.s / 2, top: p.top, base: p.base)
      SmallLetters.skeletons[character]?.draw(&part)
      p.append(part.path.applying(.translation(x: shift, y: 0)))
    }
  }

  private static func eth(_ p: inout Pen) {
    let inner = p.width * 0.07
    p.move(p.l + inner, p.t)
    p.bowl(p.r, to: p.b, box: p.stemBox(p.b - p.t))
    p.h(p.l + inner)
    p.close()
    p.stroke(0, p.y(0.485), p.m, p.y(0.485))
  }

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
