import SweepGeometry

/// The small letters; the frame's top is the height of an x.
enum SmallLetters {
  static let skeletons: [Character: GlyphSkeleton] = [
    "a": .small { p in
      guard p.construction.alternates.contains(.doubleA) else {
        p.ring(p.l, p.o, p.r, p.u)
        return p.stroke(p.r, p.top, p.r, p.base)
      }
      let waist = p.y(0.4)
      let (top, low) = (p.arch(share: 0.6), p.radii(p.r - p.l, p.u - waist))
      p.begin(p.l + 1, p.o + top.height, vh: p.l + 1 + top.width, p.o, last: p.open(0.78))
      p.h(p.r - top.width)
      p.hv(p.r, p.o + top.height)
      p.v(p.base)
      p.move(p.r, waist)
      p.bowl(p.l, to: p.u)
      p.h(p.r - low.width)
      p.hv(p.r, p.u - low.height)
    },
    "b": .small { p in
      p.ring(p.l, p.o, p.r, p.u)
      p.stroke(p.l, p.high, p.l, p.base)
    },
    "c": .small(0.9) { p in
      p.openRound(end: 0.84)
      p.hv(p.r, p.u - p.roundRadii.height, upTo: p.open(0.84))
    },
    "d": .small { p in
      p.ring(p.l, p.o, p.r, p.u)
      p.stroke(p.r, p.high, p.r, p.base)
    },
    "e": .small(0.98) { p in
      let (radii, bar) = (p.roundRadii, (p.o + p.u) / 2)
      p.move(p.l, bar)
      p.h(p.r)
      p.v(p.o + radii.height)
      p.vh(p.r - radii.width, p.o)
      p.h(p.l + radii.width)
      p.hv(p.l, p.o + radii.height)
      p.v(p.u - radii.height)
      p.vh(p.l + radii.width, p.u)
      p.h(p.r - radii.width)
      p.hv(p.r, p.u - radii.height, upTo: p.open(0.8))
    },
    "f": .small(0.66) { p in
      p.crook(p.x(0.26) + p.s * 0.5)
      p.stroke(0, p.t, p.x(0.94), p.t)
    },
    "g": .small { p in
      p.ring(p.l, p.o, p.r, p.u)
      p.tail(p.r)
    },
    "h": .small(0.97) { p in
      p.stroke(p.l, p.high, p.l, p.base)
      p.hump(p.l, p.r)
    },
    "i": .pens(1.18) { p in
      p.stroke(p.m, p.top, p.m, p.base)
      p.dot(p.m, p.tittle)
    },
    "ı": .pens(1) { $0.stroke($0.m, $0.top, $0.m, $0.base) },
    "j": .pens(2.1) { p in
      jay(&p)
      p.dot(p.r, p.tittle)
    },
    "k": .small(0.98) { p in
      let start = Point(p.l, p.y(0.65))
      let arm = (p.width - p.s * 0.85, p.top)
      p.stroke(p.l, p.high, p.l, p.base)
      p.zigzag([(start.x, start.y), arm], first: false)
      let fork = start.interpolated(to: Point(arm.0, arm.1), 0.32)
      p.zigzag([(fork.x, fork.y), (p.width - p.s * 0.62, p.base)], first: false)
    },
    "l": GlyphSkeleton({ $0.stroke * ($0.alternates.contains(.hookedL) ? 1.75 : 1) }) { p in
      guard p.construction.alternates.contains(.hookedL) else {
        return p.stroke(p.m, p.high, p.m, p.base)
      }
      let radius = p.s * 0.95
      p.move(p.l, p.high)
      p.v(p.b - radius)
      p.vh(p.l + radius, p.b)
      p.h(p.width)
    },
    "m": GlyphSkeleton({ $0.small * 1.56 }) { p in
      p.stroke(p.l, p.top, p.l, p.base)
      p.hump(p.l, p.m)
      p.hump(p.m, p.r)
    },
    "n": .small(0.97) { p in
      p.stroke(p.l, p.top, p.l, p.base)
      p.hump(p.l, p.r)
    },
    "o": .small(1.02) { $0.ring($0.l, $0.o, $0.r, $0.u) },
    "p": .small { p in
      p.ring(p.l, p.o, p.r, p.u)
      p.stroke(p.l, p.top, p.l, p.low)
    },
    "q": .small { p in
      p.ring(p.l, p.o, p.r, p.u)
      p.stroke(p.r, p.top, p.r, p.low)
    },
    "r": .small(0.64) { p in
      let full = p.construction.small * 0.97 - p.s
      let radii = p.shoulder(full)
      p.stroke(p.l, p.top, p.l, p.base)
      p.begin(p.l, p.o + radii.height, vh: p.l + radii.width, p.o, last: 0.86)
      p.h(p.width)
    },
    "s": .small(0.9) { $0.ess() },
    "t": .small(0.66) { p in
      let stem = p.x(0.26) + p.s * 0.5
      let radius = min(p.s * 1.3, p.width - stem)
      p.move(stem, p.y(-0.27))
      if p.construction.alternates.contains(.plain) {
        p.v(p.base)
      } else {
        p.v(p.b - radius)
        p.vh(stem + radius, p.b)
        p.h(p.width)
      }
      p.stroke(0, p.t, p.x(0.96), p.t)
    },
    "u": .small(0.97) { p in
      let radii = p.shoulder(p.r - p.l)
      p.move(p.l, p.top)
      p.v(p.u - radii.height)
      p.vh(p.l + radii.width, p.u)
      p.h(p.r - radii.width)
      p.hv(p.r, p.u - radii.height)
      p.v(p.top)
      if !p.construction.alternates.contains(.plain) { p.stroke(p.r, p.top, p.r, p.base) }
    },
    "v": .small(1.02) { p in
      p.zigzag([(p.s * 0.54, p.top), (p.m, p.base), (p.width - p.s * 0.54, p.top)])
    },
    "w": .small(1.56) { p in
      p.zigzag([
        (p.s * 0.54, p.top), (p.x(0.275), p.base), (p.m, p.top), (p.x(0.725), p.base),
        (p.width - p.s * 0.54, p.top),
      ])
    },
    "x": .small { p in
      p.zigzag([(p.s * 0.66, p.top), (p.width - p.s * 0.6, p.base)])
      p.zigzag([(p.width - p.s * 0.66, p.top), (p.s * 0.6, p.base)])
    },
    "y": .small(1.02) { p in
      let (left, right) = (p.s * 0.54, p.width - p.s * 0.54)
      let slope = (right - p.m) / (p.base - p.top)
      let end = p.m - slope * (p.low - p.base)
      var long = Pen(p.construction, width: p.width, top: p.top, base: p.low)
      long.zigzag([(right, p.top), (end, p.low)])
      p.append(long.path)
      p.zigzag([(left, p.top), (p.m, p.base - p.s * 0.55)], last: false)
    },
    "z": .small(0.9) { $0.zed() },
    "ȷ": .pens(2.1) { jay(&$0) },
  ]

  private static func jay(_ p: inout Pen) {
    p.move(p.r, p.top)
    p.tail(to: 0)
  }
}

extension Pen {
  /// A stem whose top turns to the right edge, as that of f.
  mutating func crook(_ stem: Double) {
    let radius = min(s * 1.5, width - stem)
    move(stem, base)
    v(high + s / 2 + radius)
    vh(stem + radius, high + s / 2)
    h(width)
  }

  /// The end of a stem that goes below the base line and, but for plain letters, turns to the left.
  mutating func tail(to left: Double) {
    if construction.alternates.contains(.plain) { return v(low) }
    let radius = s * 1.1
    v(low - s / 2 - radius)
    vh(at.x - radius, low - s / 2)
    h(left)
  }

  /// The middle of the dots of i and j.
  var tittle: Double { min(top - s * 1.12, max(top - s * 1.6, high + s * 0.6)) }

  /// The radii of an arch between two stems.
  func shoulder(_ width: Double) -> Size {
    if case .superellipse = construction.bowl {
      return Size(width: width / 2, height: (u - o) * 0.42)
    }
    return Size(width: width / 2, height: width / 2)
  }

  /// The arch of n and its second stem.
  mutating func hump(_ x0: Double, _ x1: Double) {
    let radii = shoulder(x1 - x0)
    begin(x0, o + radii.height, vh: x0 + radii.width, o, last: 0.86)
    h(x1 - radii.width)
    hv(x1, o + radii.height)
    v(base)
  }

  /// The stem of g with its hook.
  mutating func tail(_ x: Double) {
    let radii = Size(width: (r - l) / 2, height: min((r - l) / 2, construction.descender * 0.8))
    let floor = low - s / 2 + construction.overshoot
    move(x, top)
    v(floor - radii.height)
    vh(x - radii.width, floor)
    hv(l, floor - radii.height, upTo: 0.72)
  }
}
