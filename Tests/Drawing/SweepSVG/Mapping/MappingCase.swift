import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// A row of the table of `docs/core-animation.md`, as it stands there, with a layer that shows it.
struct MappingCase: Sendable, CustomTestStringConvertible {
  /// How a feature is said, in the words of the table.
  enum Manner: String, CaseIterable {
    case exact, expanded, sampled, refused
  }

  /// The first cell of the row.
  let row: String
  let manner: Manner
  /// A part of the markup, or, of what is refused, of the reason.
  let found: String
  let layer: Layer

  init(_ row: String, _ manner: Manner, _ found: String, _ layer: Layer) {
    (self.row, self.manner, self.found, self.layer) = (row, manner, found, layer)
  }

  init(_ row: String, _ manner: Manner, _ found: String, _ animations: Layer.Animation...) {
    let layer = changed(line()) { ($0.name, $0.animations) = ("n", animations) }
    self.init(row, manner, found, layer)
  }

  var testDescription: String { row }

  var scene: Layer.Scene { plain([layer]) }

  var dump: String { SVGWriter().dump(scene) }

  /// How the last animation is written, as `dump` tells.
  var dumped: Manner? {
    let words: [(String, Manner)] = [
      ("written exactly", .exact), ("written expanded", .expanded), ("written sampled", .sampled),
      ("refused: ", .refused),
    ]
    let last = dump.split(separator: "\n").last { $0.contains("~") } ?? ""
    return words.first { last.contains($0.0) }?.1
  }
}

/// A timing of two seconds.
func seconds(_ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
  changed(MediaTiming(duration: 2), change)
}

/// A turn from 0° to 90°.
func turn(
  _ timing: MediaTiming = seconds(), pace: TimingFunction = .linear,
  change: (inout BasicAnimation) -> Void = { _ in }
) -> Layer.Animation {
  var animation = BasicAnimation(
    .rotation, from: .zero, to: .degrees(90), timing: timing, timingFunction: pace)
  change(&animation)
  return .basic(animation)
}

/// A change from one value to another.
func change<Value>(
  _ key: AnimationKey<Value>, _ from: Value? = nil, _ to: Value? = nil, by: Value? = nil,
  _ timing: MediaTiming = seconds(), pace: TimingFunction = .linear
) -> Layer.Animation {
  .basic(
    BasicAnimation(key, from: from, to: to, by: by, timing: timing, timingFunction: pace))
}

/// A change through values.
func keys<Value>(
  _ key: AnimationKey<Value>, _ values: [Value],
  _ mode: KeyframeAnimation.CalculationMode = .linear, pace: TimingFunction = .linear,
  change: (inout KeyframeAnimation) -> Void = { _ in }
) -> Layer.Animation {
  var animation = KeyframeAnimation(
    key, values: values, timingFunction: pace, calculationMode: mode, timing: seconds())
  change(&animation)
  return .keyframe(animation)
}
