import SweepGeometry
import SweepScene

/// A stroked and filled zigzag to animate, called `tested`.
func zigzag(_ animations: Layer.Animation..., change: (inout Layer.Shape) -> Void = { _ in })
  -> Layer
{
  var shape = Layer.Shape(
    .polyline([Point(-40, 10), Point(-10, -20), Point(15, 20), Point(50, 0)]),
    fillColor: .rgb(0x336699), strokeColor: .rgb(0xcc3311), lineWidth: 3)
  change(&shape)
  return Layer("tested", content: .shape(shape), animations: animations)
}

/// The layer with some of its fields changed.
func changed(_ layer: Layer, _ change: (inout Layer) -> Void) -> Layer {
  var layer = layer
  change(&layer)
  return layer
}

/// A timing of two seconds unless told otherwise.
func timing(
  begin: Double = 0, _ duration: Double = 2, times: Double = 1, back: Bool = false,
  fill: MediaTiming.FillMode = .removed
) -> MediaTiming {
  MediaTiming(
    beginTime: Seconds(begin), duration: Seconds(duration), repeatCount: times,
    autoreverses: back, fillMode: fill)
}

/// A change from one value to another.
func basic<Value>(
  _ key: AnimationKey<Value>, _ from: Value?, _ to: Value?, _ timing: MediaTiming = timing(),
  pace: TimingFunction = .linear, adding: Bool = false
) -> Layer.Animation {
  .basic(
    BasicAnimation(
      key, from: from, to: to, timing: timing, timingFunction: pace, isCumulative: adding))
}

/// A change through values.
func keys<Value>(
  _ key: AnimationKey<Value>, _ values: [Value], at keyTimes: [Double]? = nil,
  _ timing: MediaTiming = timing(), paces: [TimingFunction] = [],
  mode: KeyframeAnimation.CalculationMode = .linear, adding: Bool = false
) -> Layer.Animation {
  .keyframe(
    KeyframeAnimation(
      key, values: values, keyTimes: keyTimes, timingFunctions: paces, calculationMode: mode,
      timing: timing, isCumulative: adding))
}
