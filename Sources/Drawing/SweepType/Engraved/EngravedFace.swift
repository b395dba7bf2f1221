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
    let place = Affine.translation(
      x: base.inkBounds.center.x, y: accent == .cedilla ? 0 : base.inkBounds.minY - 6)
    return base.carrying(expander.outline.applying(place))
  }
}
