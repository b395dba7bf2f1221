import SweepGeometry
import SweepScene

/// The expected state of a layer at a time.
struct ExpectedLayer: Encodable {
  var id: String
  var time: Double
  /// Whether everything is over, and only the output's rounding may show.
  var isAtRest: Bool
  var isHidden: Bool
  /// `a b c d e f` from the layer's coordinates to the scene's.
  var matrix: [Double]
  var opacity: Double
  var fill: ExpectedPaint?
  var stroke: ExpectedStroke?
  /// The index of its outline in the case.
  var outline = 0

  init(_ shown: ShownLayer, at time: Double, isAtRest: Bool) {
    (id, self.time, self.isAtRest) = (shown.layer.name, time, isAtRest)
    let m = shown.affine
    (isHidden, matrix, opacity) = (shown.isHidden, [m.a, m.b, m.c, m.d, m.tx, m.ty], shown.opacity)
    fill = ExpectedPaint(shown.shape.fillColor)
    stroke = ExpectedPaint(shown.shape.strokeColor).map { ExpectedStroke(shown.shape, $0) }
  }
}

/// A colour, or the stops of a gradient.
struct ExpectedPaint: Encodable {
  /// Red, green and blue of 255, and the opacity.
  var color: [Double]?
  /// The place of each stop, its colour and its opacity.
  var stops: [[Double]]?

  init?(_ paint: Paint) {
    switch paint {
    case .none: return nil
    case .color(let own): color = own.numbers
    case .gradient(let gradient):
      stops = gradient.stops.map { [clamped($0.location)] + $0.color.numbers }
    }
  }
}

struct ExpectedStroke: Encodable {
  var paint: ExpectedPaint
  var width: Double
  var dashes: [Double]
  var phase: Double
  /// The part of the outline that is stroked.
  var start: Double
  var end: Double
  /// The length of the outline.
  var length: Double

  init(_ shape: Layer.Shape, _ paint: ExpectedPaint) {
    (self.paint, width) = (paint, shape.lineWidth)
    (dashes, phase) = (shape.lineDashPattern, shape.lineDashPhase)
    (start, end, length) = (shape.strokeStart, shape.strokeEnd, shape.path.length())
  }
}

extension Color {
  fileprivate var numbers: [Double] {
    [red, green, blue].map { clamped($0) * 255 } + [clamped(alpha)]
  }
}

private func clamped(_ number: Double) -> Double { min(max(number, 0), 1) }

extension Path {
  /// The coordinates of five places along each segment.
  var places: [Double] {
    var places: [Double] = []
    forEachSegment { segment in
      for part in [0, 0.25, 0.5, 0.75, 1] {
        let point = segment.point(at: part)
        places += [point.x, point.y]
      }
    }
    return places
  }
}
