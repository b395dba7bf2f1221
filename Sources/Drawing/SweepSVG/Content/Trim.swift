import SweepGeometry
import SweepScene

/// A part of a stroke as a dash, a gap and an offset (SVG 1.1, 11.4).
///
/// The path's length is measured here and written in user units, because several renderers ignore
/// `pathLength`.
struct Trim {
  var dash: Double
  var gap: Double
  var offset: Double

  init(_ shape: Shape) {
    self.init(from: shape.strokeStart, to: shape.strokeEnd, of: shape.path.length())
  }

  init(from start: Double, to end: Double, of length: Double) {
    dash = max(end - start, 0) * length
    // A little more than the path, so that the next dash never shows.
    gap = (length + 1).rounded(.up)
    offset = -start * length
  }

  /// The trim of a stroke that stands still: a dash without length, which has caps all the same, is
  /// moved off the path.
  var withoutCaps: Trim {
    var trim = self
    if dash == 0 { trim.offset = 0.5 - gap }
    return trim
  }
}

extension Shape {
  var isTrimmed: Bool { !hasPlainStroke && (strokeStart != 0 || strokeEnd != 1) }
}
