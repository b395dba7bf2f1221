import SweepGeometry

extension Construction {
  /// the instance that is drawn with this pen.
  func instance() -> FaceInstance {
    FaceInstance(spacing: spacing, wordSpace: 18 + space * 0.75) { character, part in
      for (skeletons, top) in Self.cases(xHeight: xHeight) {
        guard let skeleton = skeletons[character] else { continue }
        var pen = Pen(self, width: skeleton.measure(self), top: top)
        skeleton.draw(&pen)
        return glyph(pen.path)
      }
      guard let parts = Accent.compositions[character], let base = part(parts.base) else {
        return nil
      }
      return composed(base, parts.mark)
    }
  }

  private static func cases(xHeight: Double) -> [([Character: GlyphSkeleton], top: Double)] {
    [
      (Figures.skeletons, 0), (Capitals.skeletons, 0), (SmallLetters.skeletons, 100 - xHeight),
      (Signs.skeletons, 0), (UnitSigns.skeletons, 0), (Fractions.skeletons, 0),
      (Ligatures.capitals, 0), (Ligatures.small, 100 - xHeight),
    ]
  }

  private var ink: Ink { .stroke(width: stroke, cap: .butt) }
  private var spacing: Spacing {
    Spacing(space: space, bands: EdgeProfile.bands(from: 100 - xHeight, to: 100))
  }

  private func glyph(_ skeleton: Path) -> Glyph {
    let leaning =
      Affine.translation(x: 0, y: 50) * Affine.skewX(.degrees(-slant))
      * Affine.translation(x: 0, y: -50)
    return Glyph(
      slant == 0 ? skeleton : skeleton.applying(leaning), ink: ink, spacing: spacing)
  }

  /// A letter with its mark above or below, as wide as the letter alone.
  private func composed(_ base: Glyph, _ accent: Accent) -> Glyph {
    let mark = accent.mark(self).path
    let gap = max(stroke * 0.55, 7)
    let height = accent == .cedilla ? 0 : base.inkBounds.minY - gap
    let lean = tangent(Angle.degrees(slant).radians)
    let place = Affine.translation(
      x: base.inkBounds.center.x - lean * (height + 50), y: height)
    return base.carrying(mark.applying(place))
  }
}
