import SweepGeometry

enum Capitals {
  static let skeletons: [Character: GlyphSkeleton] = [
    "A": .capital(1.1) { p in
      let foot = p.s * 0.54
      p.zigzag([(foot, p.base), (p.m, p.top), (p.width - foot, p.base)])
      let bar = 0.7
      let inner = foot + (p.m - foot) * (1 - bar)
      p.stroke(inner, p.y(bar), p.width - inner, p.y(bar))
    },
    "B": .narrow(1.06) { p in
      let waist = p.y(0.478)
      p.move(p.l, p.t)
      p.bowl(p.r - p.x(0.035), to: waist, box: p.stemBox(waist - p.t))
      p.h(p.l)
      p.bowl(p.r, to: p.b, box: p.stemBox(p.b - waist))
      p.h(p.l)
      p.close()
    },
    "C": .round(0.95) { p in
      p.openRound(end: 0.86)
      p.hv(p.r, p.u - p.roundRadii.height, upTo: p.open(0.86))
    },
    "D": .round(0.9) { p in
      p.move(p.l, p.t)
      p.bowl(p.r, to: p.b, box: p.stemBox(p.b - p.t))
      p.h(p.l)
      p.close()
    },
    "E": .narrow { p in
      p.polyline([
        Point(p.width, p.t), Point(p.l, p.t), Point(p.l, p.b), Point(p.width, p.b),
      ])
      p.stroke(p.l, p.y(0.485), p.x(0.92), p.y(0.485))
    },
    "F": .narrow(0.97) { p in
      p.polyline([Point(p.width, p.t), Point(p.l, p.t), Point(p.l, p.base)])
      p.stroke(p.l, p.y(0.51), p.x(0.9), p.y(0.51))
    },
    "G": .round(1) { p in
      p.openRound(end: 0.86)
      p.hv(p.r, p.u - p.roundRadii.height)
      if p.at.y > p.y(0.55) { p.v(p.y(0.55)) }
      p.h(p.m + p.s * 0.15)
    },
    "H": .capital { p in
      p.stroke(p.l, p.top, p.l, p.base)
      p.stroke(p.r, p.top, p.r, p.base)
      p.stroke(p.l, p.y(0.485), p.r, p.y(0.485))
    },
    "I": GlyphSkeleton({ $0.alternates.contains(.serifs) ? $0.stroke * 2.9 : $0.stroke }) { p in
      if p.construction.alternates.contains(.serifs) {
        p.stroke(0, p.t, p.width, p.t)
        p.stroke(p.m, p.t, p.m, p.b)
        p.stroke(0, p.b, p.width, p.b)
      } else {
        p.stroke(p.m, p.top, p.m, p.base)
      }
    },
    "J": .narrow(0.88) { p in
      let radii = p.arch(share: 0.5)
      p.move(p.r, p.top)
      p.v(p.u - radii.height)
      p.vh(p.r - radii.width, p.u)
      p.hv(p.l, p.u - radii.height, upTo: p.open(0.8))
    },
    "K": .capital(1.04) { p in
      let start = Point(p.l, p.y(0.63))
      let arm = (p.width - p.s * 0.72, p.top)
      p.stroke(p.l, p.top, p.l, p.base)
      p.zigzag([(start.x, start.y), arm], first: false)
      let fork = start.interpolated(to: Point(arm.0, arm.1), 0.3)
      p.zigzag([(fork.x, fork.y), (p.width - p.s * 0.58, p.base)], first: false)
    },
    "L": .narrow(0.95) { p in
      p.polyline([Point(p.l, p.top), Point(p.l, p.b), Point(p.width, p.b)])
    },
    "M": .wide { p in
      if p.construction.alternates.contains(.plain) {
        let (foot, head) = (p.s * 0.52, p.x(0.175))
        p.zigzag([
          (foot, p.base), (head, p.top), (p.m, p.base), (p.width - head, p.top),
          (p.width - foot, p.base),
        ])
      } else {
        p.stroke(p.l, p.top, p.l, p.base)
        p.stroke(p.r, p.top, p.r, p.base)
        p.polyline([
          Point(p.l, p.top + p.s * 0.27), Point(p.m, p.y(0.73)), Point(p.r, p.top + p.s * 0.27),
        ])
      }
    },
    "N": .capital(1.03) { p in
      p.stroke(p.l, p.top, p.l, p.base)
      p.stroke(p.r, p.top, p.r, p.base)
      p.stroke(p.l, p.top + p.s * 0.25, p.r, p.base - p.s * 0.25)
    },
    "O": .round { $0.ring($0.l, $0.o, $0.r, $0.u) },
    "P": .narrow(1.04) { pee(&$0) },
    "Q": .round { p in
      p.ring(p.l, p.o, p.r, p.u)
      p.zigzag([(p.x(0.58), p.y(0.68)), (p.width - p.s * 0.42, p.base)], first: false)
    },
    "R": .narrow(1.1) { p in
      pee(&p)
      p.zigzag([(p.x(0.46), p.y(0.54)), (p.width - p.s * 0.56, p.base)], first: false)
    },
    "S": .narrow(1.06) { $0.ess() },
    "T": .capital(0.94) { p in
      p.stroke(0, p.t, p.width, p.t)
      p.stroke(p.m, p.t, p.m, p.base)
    },
    "U": .capital { p in
      let radii = p.arch(share: 0.6)
      p.move(p.l, p.top)
      p.v(p.u - radii.height)
      p.vh(p.l + radii.width, p.u)
      p.h(p.r - radii.width)
      p.hv(p.r, p.u - radii.height)
      p.v(p.top)
    },
    "V": .capital(1.08) { p in
      p.zigzag([(p.s * 0.54, p.top), (p.m, p.base), (p.width - p.s * 0.54, p.top)])
    },
    "W": .wide(1.2) { p in
      p.zigzag([
        (p.s * 0.52, p.top), (p.x(0.275), p.base), (p.m, p.top), (p.x(0.725), p.base),
        (p.width - p.s * 0.52, p.top),
      ])
    },
    "X": .capital(1.06) { p in
      p.zigzag([(p.s * 0.64, p.top), (p.width - p.s * 0.57, p.base)])
      p.zigzag([(p.width - p.s * 0.64, p.top), (p.s * 0.57, p.base)])
    },
    "Y": .capital(1.06) { p in
      let fork = p.y(0.56)
      p.zigzag([(p.s * 0.58, p.top), (p.m, fork), (p.width - p.s * 0.58, p.top)])
      p.stroke(p.m, fork - p.s * 0.2, p.m, p.base)
    },
    "Z": .capital(0.96) { $0.zed() },
  ]

  private static func pee(_ p: inout Pen) {
    let waist = p.y(0.545)
    p.move(p.l, p.base)
    p.v(p.t)
    p.bowl(p.r, to: waist, box: p.stemBox(waist - p.t))
    p.h(p.l)
  }
}

extension Pen {
  var roundRadii: Size { radii(r - l, u - o) }

  /// C as far as the beginning of its lower end.
  mutating func openRound(end: Double) {
    let radii = roundRadii
    begin(r, o + radii.height, vh: r - radii.width, o, last: open(end))
    h(l + radii.width)
    hv(l, o + radii.height)
    v(u - radii.height)
    vh(l + radii.width, u)
    h(r - radii.width)
  }

  /// An S, large or small.
  mutating func ess() {
    let waist = o + (u - o) * 0.475
    let inset = width * 0.025
    let isCircle = construction.bowl == .circle
    func bowl(_ width: Double, _ height: Double, _ share: Double) -> Size {
      radii(isCircle ? min(width, height * share) : width, height)
    }
    let upper = bowl(r - l - 2 * inset, waist - o, 1.25)
    let lower = bowl(r - l, u - waist, 1.2)
    begin(r - inset, o + upper.height, vh: r - inset - upper.width, o, last: open(0.82))
    h(l + inset + upper.width)
    hv(l + inset, o + upper.height)
    let (y1, y2) = (at.y, u - lower.height)
    let reach = (y2 - y1) * (isCircle ? 0.8 : 0.88)
    curve(Point(l + inset, y1 + reach), Point(r, y2 - reach), Point(r, y2))
    vh(r - lower.width, u)
    h(l + lower.width)
    hv(l, u - lower.height, upTo: open(0.82))
  }

  /// A Z, large or small.
  mutating func zed() {
    let foot = corner(at: 0, b, from: Point(width - s, t))
    let head = corner(at: width, t, from: foot, side: -1)
    polyline([
      Point(s * 0.25, t), head, corner(at: 0, b, from: head), Point(width, b),
    ])
  }
}
