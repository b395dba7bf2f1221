import SweepGeometry

/// The face of thick and thin strokes with serifs.
struct EngravedFace {
  /// The thickness of stems and of hairlines.
  let stem: Double
  let hair: Double

  func instance() -> FaceInstance {
    FaceInstance(spacing: spacing, wordSpace: 34) { character, part in
      if let glyph = drawn(character) { return glyph }
      guard let parts = Accent.compositions[character], let base = part(parts.base) else {
        return nil
      }
      return composed(base, parts.mark, construction(stem * 0.7, 1))
    }
  }

  private func drawn(_ character: Character) -> Glyph? {
    let (full, fine) = (construction(stem, 1), construction(stem * 0.7, 1))
    if character == "&" {
      return UnitSigns.skeletons["&"].map { glyph($0, character, full, top: 0, serif: 0) }
    }
    if let skeleton = EngravedCapitals.skeletons[character] {
      return glyph(skeleton, character, full, top: 0, serif: 7.5)
    }
    if let skeleton = EngravedSmallLetters.skeletons[character] {
      return small(skeleton, character)
    }
    if let skeleton = Figures.skeletons[character] {
      return glyph(skeleton, character, full, top: 0, serif: 7)
    }
    var even = construction(hair * 1.5, 1)
    even.hairline = even.stroke
    let pen = "+−±×÷=<>-–_|/[]*#".contains(character) ? even : fine
    let signs = [Signs.skeletons, UnitSigns.skeletons, Fractions.skeletons]
    return signs.lazy.compactMap { $0[character] }.first
      .map { glyph($0, character, pen, top: 0, serif: 0) }
  }

  private var spacing: Spacing {
    Spacing(space: 26, bands: EdgeProfile.bands(from: 20, to: 100))
  }

  private func construction(_ stroke: Double, _ width: Double) -> Construction {
    Construction(
      stroke: stroke, hairline: hair, bowl: .circle, figure: 58 * width, narrow: 56 * width,
      capital: 76 * width, round: 90 * width, wide: 96 * width, small: 56, xHeight: 68,
      descender: 22, overshoot: 1.2, aperture: 0.72, alternates: [.plain], space: 26)
  }

  private func glyph(
    _ skeleton: GlyphSkeleton, _ character: Character, _ c: Construction, top: Double, serif: Double
  ) -> Glyph {
    var pen = Pen(c, width: skeleton.measure(c), top: top)
    skeleton.draw(&pen)
    var expander = StrokeExpander(
      thick: c.stroke, thin: c.hairline ?? hair, top: top, base: 100,
      balls: character.isFigure || character == "?" ? [.start, .end] : [], serif: serif)
    expander.hasFlag = character == "1"
    expander.expand(pen.path, overrides: EngravedCapitals.overrides[character] ?? [])
    expander.expand(dots: pen.dots, radius: stem * 0.56)
    return Glyph(expander.outline, ink: .fill, spacing: spacing)
  }

  private func small(_ skeleton: GlyphSkeleton, _ character: Character) -> Glyph {
    var c = construction(stem * 0.9, 1)
    c.alternates = [.doubleA]
    let top = 100 - c.xHeight
    var pen = Pen(c, width: skeleton.measure(c), top: top)
    skeleton.draw(&pen)
    var expander = StrokeExpander(
      thick: c.stroke, thin: hair, top: top, base: 100,
      balls: EngravedSmallLetters.balls[character] ?? [], serif: 6)
    expander.reach = (pen.high, pen.low)
    expander.hasBeaks = !EngravedSmallLetters.crossed.contains(character)
    expander.expand(pen.path, overrides: EngravedSmallLetters.overrides[character] ?? [])
    expander.expand(dots: pen.dots, radius: stem * 0.56)
    return Glyph(expander.outline, ink: .fill, spacing: Spacing(space: 20, bands: spacing.bands))
  }

  private func composed(_ base: Glyph, _ accent: Accent, _ c: Construction) -> Glyph {
    var expander = StrokeExpander(thick: c.stroke, thin: hair, top: -20, base: 0, serif: 0)
    let mark = accent.mark(c)
    expander.expand(mark.path)
    expander.expand(dots: mark.dots, radius: stem * 0.46)
    let origin = accent.place(at: base.inkBounds, gap: 6)
    let place = Affine.translation(x: origin.x, y: origin.y)
    return base.carrying(expander.outline.applying(place), behind: accent.room * stem * 0.7)
  }
}

/// Capitals for the expander: those of the stroke faces where they serve, others where thick and
/// thin strokes want another skeleton.
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

/// Small letters for the expander: those of the stroke faces where they serve, others where thick
/// and thin strokes want another skeleton.
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
  static let crossed: Set<Character> = ["f", "t", "ð", "đ", "ħ", "ł", "ŧ"]

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
