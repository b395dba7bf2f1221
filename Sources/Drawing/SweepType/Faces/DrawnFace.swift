/// A face whose characters are drawn as paths, so that they look alike wherever a picture is shown.
///
/// Each has figures, punctuation, signs of arithmetic and units, and letters in three weights.
/// `docs/type.md` shows them all.
public enum DrawnFace: String, Hashable, Sendable, CaseIterable {
  /// Narrow, of half circles and straight sides: for cars and machines.
  case engineering
  /// Circles, tangents and the proportions of Roman capitals: for clocks of the Bauhaus.
  case geometric
  /// Wide, of rounded rectangles: for chronographs.
  case square
  /// Open, no character mistaken for another: for instruments that are read at a glance.
  case cockpit
  /// Roman letters of thick and thin strokes with serifs: for clocks and scales of brass.
  case engraved
  /// Lit bars: seven if they can show a text, else fourteen.
  case segment
  /// Lamps in five columns and seven rows.
  case matrix

  /// The height of capitals and figures, in fractions of the font size: that of common sans-serifs.
  package static let capHeight = 0.72

  /// Whether it shows unlit parts too.
  package var isDisplay: Bool { self == .segment || self == .matrix }

  package var typeface: Typeface {
    switch self {
    case .engineering: .engineering
    case .geometric: .geometric
    case .square: .square
    case .cockpit: .cockpit
    case .engraved: .engraved
    case .segment: .segment
    case .matrix: .matrix
    }
  }
}
