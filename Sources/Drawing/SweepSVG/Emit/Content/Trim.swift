import SweepGeometry
import SweepScene

/// A part of a stroke as a dash, a gap and an offset (SVG 1.1, 11.4).
///
/// The path's length is measured here and written in user units, because several renderers ignore
/// `pathLength`.
struct Trim {
  /// The distance by which the first dash of a stroke with caps begins before the path, so that a
  /// dash of length zero lies off it and shows no caps; too small to be seen.
  static var lead: Double { 0.001 }

  var dash: Double
  var gap: Double
  var offset: Double

  init(_ shape: Layer.Shape) {
    self.init(from: shape.strokeStart, to: shape.strokeEnd, of: shape.dashedLength)
  }

  init(from start: Double, to end: Double, of length: Double) {
    // A rest of an interpolated part would show its caps.
    let dash = max(end - start, 0) * length
    self.dash = dash < 1e-6 ? 0 : dash
    // A little more than the path, so that the next dash never shows.
    gap = (length + 1).rounded(.up)
    offset = -start * length
  }

  /// The trim of a stroke at rest: a dash of length zero, which has caps all the same, is moved off
  /// the path.
  var withoutCaps: Trim {
    var trim = self
    if dash == 0 { trim.offset = 0.5 - gap }
    return trim
  }
}

struct MovingTrim {
  let shape: Layer.Shape
  /// `strokeStart` or `strokeEnd`; nil where both move.
  let property: AnimatedProperty?

  /// The trim with its moving end at a fraction of the path; where both move, of that length.
  func at(_ part: Double) -> Trim {
    if property == nil { return Trim(from: 0, to: part, of: shape.dashedLength) }
    let isEnd = property == .strokeEnd
    var trim = Trim(
      from: isEnd ? shape.strokeStart : part, to: isEnd ? part : shape.strokeEnd,
      of: shape.dashedLength)
    if shape.lineCap == .butt { return trim }
    if isEnd, shape.strokeStart == 0 {
      trim.offset = Trim.lead
      if trim.dash > 0 { trim.dash += Trim.lead }
    } else if !isEnd, shape.strokeEnd == 1, trim.dash == 0 {
      trim.offset -= Trim.lead
    }
    return trim
  }

  var atRest: Trim {
    switch property {
    case .strokeEnd: at(shape.strokeEnd)
    case .strokeStart: at(shape.strokeStart)
    default: Trim(shape)
    }
  }

  /// Whether a dash without length lies on the path, so that its caps have to go.
  var losesCaps: Bool {
    switch property {
    case .strokeEnd: shape.lineCap != .butt && shape.strokeStart != 0
    case .strokeStart: shape.lineCap != .butt && shape.strokeEnd != 1
    default: shape.lineCap != .butt
    }
  }

  /// The caps of a dash of some length or none.
  func cap(isEmpty: Bool) -> Layer.Shape.LineCap { losesCaps && isEmpty ? .butt : shape.lineCap }
}

extension Layer.Shape {
  var isTrimmed: Bool { !hasPlainStroke && (strokeStart != 0 || strokeEnd != 1) }

  /// The length that dashes are parts of; of an outline without length, one that it may get.
  var dashedLength: Double {
    let length = path.length()
    return length > 0.0005 ? length : 1
  }
}

extension Layer {
  /// The trim of the layer's shape, if one of its ends moves, or both.
  var movingTrim: MovingTrim? {
    let ends = animations.properties.filter(\.isTrim)
    guard let shape, !ends.isEmpty else { return nil }
    return MovingTrim(shape: shape, property: ends.count == 1 ? ends[0] : nil)
  }
}
