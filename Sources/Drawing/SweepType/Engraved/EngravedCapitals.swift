import SweepGeometry

/// Capitals for the expander: those of the stroke faces where they serve, others where thick and thin
/// strokes want another skeleton.
enum EngravedCapitals {
  static let skeletons: [Character: GlyphSkeleton] = Capitals.skeletons
    .merging(Ligatures.capitals) { $1 }.merging(own) { $1 }

  /// The share of the stem that the slanted strokes of some have against the rule, in their order.
  static let overrides: [Character: [Double?]] = [
    "1": [nil, 0.36], "5": [0.42], "7": [0.9], "N": [0.36, 1.02, 0.36], "Z": [0.95],
    "M": [0.36], ",": [0.9], ";": [0.9],
  ]

  private static let own: [Character: GlyphSkeleton] = [
    "G": .round(1) { p in
      let stem = p.r - p.s * 0.3
      p.openRound(end: 0.86)
      p.hv(stem, p.u - p.roundRadii.height * 0.4)
      p.stroke(stem, p.y(0.54), stem, p.y(0.85))
      p.stroke(stem - p.s * 1.1, p.y(0.555), stem + p.s * 0.95, p.y(0.555))
    },
    "K": .capital(1.08) { p in
      p.stroke(p.l, p.top, p.l, p.base)
      p.stroke(p.width - p.s * 0.9, p.top, p.l, p.y(0.6))
      p.stroke(p.x(0.42), p.y(0.43), p.width - p.s * 0.6, p.base)
    },
    "M": .wide(1.06) { p in
      let (foot, head) = (p.s * 0.7, p.x(0.16))
      p.polyline([
        Point(foot, p.base), Point(head, p.top), Point(p.m, p.base), Point(p.width - head, p.top),
        Point(p.width - foot, p.base),
      ])
    },
    "N": .capital(1.04) { p in
      let thin = p.s * 0.5
      p.polyline([
        Point(thin, p.base), Point(thin, p.top), Point(p.width - thin, p.base),
        Point(p.width - thin, p.top),
      ])
    },
    "Q": .round { p in
      p.ring(p.l, p.o, p.r, p.u)
      p.move(p.x(0.46), p.y(0.965))
      p.curve(
        Point(p.x(0.62), p.y(0.99)), Point(p.x(0.78), p.y(1.22)), Point(p.x(1.04), p.y(1.2)))
    },
    "Y": .capital(1.06) { p in
      let fork = p.y(0.57)
      p.stroke(p.s * 0.58, p.top, p.m - 0.6, fork)
      p.stroke(p.width - p.s * 0.5, p.top, p.m + p.s * 0.25, fork)
      p.stroke(p.m, fork - p.s * 0.12, p.m, p.base)
    },
    "Z": .capital(0.9) { p in
      p.stroke(p.s * 0.4, p.t, p.width - p.s * 0.1, p.t)
      p.stroke(p.width - p.s * 0.62, p.t, p.s * 0.62, p.b)
      p.stroke(p.s * 0.1, p.b, p.width - p.s * 0.1, p.b)
    },
  ]
}
