import SweepGeometry

/// The measures that a face of strokes is built from, as engineering alphabets are: one skeleton of
/// lines and arcs, drawn with other widths, other bowls and another pen.
///
/// The unit is a hundredth of the cap height. Widths are those of the ink.
struct Construction: Hashable, Sendable {
  /// The shape of a curved stroke.
  enum Bowl: Hashable, Sendable {
    /// Two half circles with straight sides between them.
    case stadium
    /// Half an ellipse on either side; wide letters are circles.
    case circle
    /// An oval whose quarters are curves with their handles at this share of the way to the corner:
    /// 0.552 is an ellipse, 1 a rectangle.
    case superellipse(Double)
  }

  /// The shapes of a letter that faces choose among.
  struct Alternates: OptionSet, Hashable, Sendable {
    let rawValue: Int
    /// 6 and 9 with a straight or nearly straight tail instead of a bow.
    static let straightTails = Alternates(rawValue: 1)
    /// A 4 whose stem only crosses the bar.
    static let open4 = Alternates(rawValue: 2)
    /// 1 with a foot, I with bars, l with a hook: none is mistaken for another.
    static let serifs = Alternates(rawValue: 4)
    /// a of two storeys.
    static let doubleA = Alternates(rawValue: 8)
    /// u, j and t of plain lines, M with spread legs.
    static let plain = Alternates(rawValue: 16)
    static let hookedL = Alternates(rawValue: 32)
  }

  /// The width of the pen.
  var stroke: Double
  /// The thickness of level strokes of a broad pen; nil for the same thickness.
  var hairline: Double? = nil
  var bowl: Bowl
  /// The widths of figures; of narrow, ordinary, round and wide capitals; of small letters.
  var figure: Double
  var narrow: Double
  var capital: Double
  var round: Double
  var wide: Double
  var small: Double
  /// The height of small letters without ascenders, and how far others reach below the base line.
  var xHeight: Double
  var descender: Double = 27
  /// The height of ascenders above the capitals.
  var ascender: Double = 0
  /// The overshoot of round forms beyond flat ones.
  var overshoot: Double = 1.4
  /// The fraction of the last quarter turn in an open bowl: 1 ends upright, less leaves it more
  /// open.
  var aperture: Double = 1
  var alternates: Alternates = []
  /// The space that two upright stems keep between their ink.
  var space: Double
  /// The lean to the right in degrees.
  var slant: Double = 0

  /// The same construction drawn with another pen, and wider or narrower for it.
  func drawn(with stroke: Double, wider: Double) -> Construction {
    var other = self
    other.stroke = stroke
    for measure in [\Self.figure, \.narrow, \.capital, \.round, \.wide, \.small] {
      other[keyPath: measure] += wider
    }
    other.space -= (stroke - self.stroke) * 0.4
    return other
  }
}

extension Construction {
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

  /// A letter with its mark.
  private func composed(_ base: Glyph, _ accent: Accent) -> Glyph {
    let mark = accent.mark(self).path
    let origin = accent.place(at: base.inkBounds, gap: max(stroke * 0.55, 7))
    let lean = tangent(Angle.degrees(slant).radians)
    let place = Affine.translation(x: origin.x - lean * (origin.y + 50), y: origin.y)
    return base.carrying(mark.applying(place), behind: accent.room * stroke)
  }
}
