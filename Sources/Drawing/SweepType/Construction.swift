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
    /// l with a hook.
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
