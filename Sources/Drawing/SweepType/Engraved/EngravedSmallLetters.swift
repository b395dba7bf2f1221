import SweepGeometry

/// Small letters for the expander: those of the stroke faces where they serve, others where thick and thin
/// strokes want another skeleton.
enum EngravedSmallLetters {
  static let skeletons: [Character: GlyphSkeleton] = SmallLetters.skeletons
    .merging(Ligatures.small) { $1 }.merging(own) { $1 }

  /// The thin ends that become balls.
  static let balls: [Character: StrokeExpander.Balls] = [
    "a": .start, "c": .start, "f": .end, "g": .end, "j": .end, "ȷ": .end, "r": .end,
  ]

  /// The share of the stem that the slanted strokes of some have against the rule, in their order.
  static let overrides: [Character: [Double?]] = ["z": [0.95]]

  /// Letters whose level strokes cross a stem and end plainly.
  static let crossed: Set<Character> = ["f", "t", "ð"]

  private static let own: [Character: GlyphSkeleton] = [
    "k": .small(1.02) { p in
      p.stroke(p.l, p.high, p.l, p.base)
      p.stroke(p.width - p.s * 1.1, p.top, p.l, p.y(0.62))
      p.stroke(p.x(0.44), p.y(0.42), p.width - p.s * 0.6, p.base)
    },
    "y": .small(1.06) { p in
      let (left, right) = (p.s * 0.54, p.width - p.s * 0.5)
      let end = p.m - (right - p.m) / (p.base - p.top) * (p.low - p.base)
      p.stroke(left, p.top, p.m - p.s * 0.12, p.base - p.s * 0.75)
      p.stroke(right, p.top, end, p.low)
    },
    "z": .small(0.86) { p in
      p.stroke(p.s * 0.3, p.t, p.width - p.s * 0.1, p.t)
      p.stroke(p.width - p.s * 0.62, p.t, p.s * 0.62, p.b)
      p.stroke(p.s * 0.1, p.b, p.width - p.s * 0.1, p.b)
    },
  ]
}
