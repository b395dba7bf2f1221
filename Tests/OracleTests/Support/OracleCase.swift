import SweepGeometry
import SweepSVG
import SweepScene
import TestSupport
import Testing

/// A scene that the model and the browser must show alike, at some times.
struct OracleCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var scene: Scene
  var times: [Double]

  /// A case of layers at given times.
  init(_ name: String, at times: [Double], _ layers: Layer...) {
    self.testDescription = name
    self.times = times
    self.scene = Scene(
      size: Size(width: 400, height: 400), viewBox: Rect(center: .zero, radius: 100),
      layers: layers)
  }

  /// A case of one layer, at the times that tell most about its animations.
  init(_ name: String, _ layer: Layer) {
    let times = Set(layer.animations.flatMap(\.timing.tellingTimes))
    self.init(name, at: times.sorted(), layer)
  }

  /// The document whose elements are called what the layers are called.
  var document: TimedDocument {
    get throws {
      let output = try SVGWriter(SVGOptions(idPrefix: .none, motion: .full)).write(scene)
      return TimedDocument(output.string, at: times, totals: true)
    }
  }
}

extension MediaTiming {
  /// Eleven times at and around the ends and between them; of an endless animation, its first
  /// passes. In between they keep away from even parts, where discrete values change.
  var tellingTimes: [Double] {
    let begin = beginTime.value
    let active = repeatCount == .infinity ? cycle * 2.625 : activeDuration.value
    let inside = [0.067, 0.231, 0.417, 0.683, 0.889].map { begin + active * $0 }
    let ends = [begin, begin + active].flatMap { [$0 - 0.001, $0, $0 + 0.001] }
    return (inside + ends).filter { $0 >= 0 } + (begin < 0 ? [0] : [])
  }
}
