import SweepGeometry
import SweepSVG
import SweepScene

/// A scene that the model and the browser must show alike, at some times.
struct OracleCase: Sendable, CustomStringConvertible {
  var description: String
  var scene: Layer.Scene
  var times: [Double]
  /// Whether what rests is written as it is, and not within the tolerance of sampled values.
  var restsExactly = true
  /// The viewer's events.
  var events: [EventOccurrence] = []

  /// A case of layers at given times.
  init(_ name: String, at times: [Double], _ layers: Layer...) {
    self.description = name
    self.times = times
    self.scene = Layer.Scene(
      size: Size(width: 400, height: 400), viewBox: Rect(center: .zero, radius: 100),
      layers: layers)
  }

  /// A case of one layer, at the times that tell most about its animations.
  init(_ name: String, _ layer: Layer) {
    self.init(name, at: layer.tellingTimes.sorted(), layer)
  }

  /// The viewer's events, for a browser.
  var clicks: [TimedDocument.Event] {
    events.map { TimedDocument.Event(name: $0.event.rawValue, id: $0.layer, time: $0.time.value) }
  }

  /// The document whose elements are called what the layers are called.
  var output: SVGOutput {
    get throws { try SVGWriter(SVGOptions(idPrefix: .none, motion: .full)).write(scene) }
  }
}

extension Layer {
  /// The times that tell most about the layer's animations and those of its sublayers.
  fileprivate var tellingTimes: Set<Double> {
    let own = (timing.map { [$0] } ?? []) + animations.flatMap(\.timings)
    let times = own.flatMap(\.tellingTimes) + sublayers.flatMap(\.tellingTimes)
    return Set(times.map { ($0 * 1000).rounded() / 1000 })
  }
}

extension Layer.Animation {
  /// The timing of the animation, and those of the ones in it.
  fileprivate var timings: [MediaTiming] {
    guard case .group(let group) = self else { return [timing] }
    return [timing] + group.animations.flatMap(\.timings)
  }
}

extension MediaTiming {
  /// Eleven times at and around the ends and between them; of an endless animation, its first
  /// passes. In between they keep away from even parts, where discrete values change.
  fileprivate var tellingTimes: [Double] {
    let begin = beginTime.value
    let length = duration.value < .infinity ? cycle : 3
    let course = ownActiveDuration < .infinity ? ownActiveDuration : length * 2.625
    let active = speed == 0 ? course : course / abs(speed)
    let inside = [0.067, 0.231, 0.417, 0.683, 0.889].map { begin + active * $0 }
    let ends = [begin, begin + active].flatMap { [$0 - 0.001, $0, $0 + 0.001] }
    return (inside + ends).filter { $0 >= 0 } + (begin < 0 ? [0] : [])
  }
}
