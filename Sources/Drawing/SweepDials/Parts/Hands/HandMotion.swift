import SweepGeometry
import SweepScene

/// The rotation of a clock hand.
struct HandMotion {
  /// The direction that the turn is counted from.
  var start: Angle
  /// The turn at the beginning.
  var angle: Angle
  /// The animation; nil for a hand at rest.
  var animation: Layer.Animation?

  /// The time of an even turn; nil for a hand that rests or jumps.
  var period: Seconds?

  /// A layer that turns so.
  func turn(_ layer: Layer) -> Layer {
    var turning = layer
    turning.transform = [.rotate(angle)]
    turning.animations = animation.map { [$0] } ?? []
    guard start != .zero else { return turning }
    return Layer(transform: [.rotate(start)], sublayers: [turning])
  }

  /// Hides a layer of the hand in one half of its turn: that in which it points to the right, or to
  /// the left.
  func hide(_ layer: inout Layer, onTheRight: Bool) {
    let direction = start + angle
    let turns = direction.degrees / 360 - (direction.degrees / 360).rounded(.down)
    layer.isHidden = (turns < 0.5) == onTheRight
    guard let period, animation != nil else { return }
    layer.animations = [
      .keyframe(
        KeyframeAnimation(
          .isHidden, values: [onTheRight, !onTheRight], keyTimes: [0, 0.5],
          calculationMode: .discrete,
          timing: MediaTiming(
            beginTime: Seconds(-turns * period.value), duration: period,
            repeatCount: .infinity)))
    ]
  }

  /// One step of 6° in each unit of time, which swings past it by 0.25°, back by 0.1° and rests;
  /// each step adds to the ones before it.
  ///
  /// - Parameter count: how many units have passed.
  /// - Parameter unit: the unit in seconds: 1 for a second hand, 60 for a minute hand.
  static func ticking(_ count: Double, unit: Double) -> HandMotion {
    let whole = count.rounded(.down)
    let step = KeyframeAnimation(
      .rotation,
      values: [.zero, .degrees(6.25), .degrees(5.9), .degrees(6), .degrees(6)],
      keyTimes: [0, 0.08 / unit, 0.13 / unit, 0.18 / unit, 1],
      timingFunctions: [.easeOut, .easeInEaseOut, .easeInEaseOut, .linear],
      timing: MediaTiming(
        beginTime: Seconds((whole - count) * unit), duration: Seconds(unit),
        repeatCount: .infinity),
      isCumulative: true)
    // The first step ends at the mark that is shown.
    return HandMotion(
      start: .degrees((whole - 1) * 6), angle: .degrees(6), animation: .keyframe(step))
  }

  /// Once round in 58.5 s and a rest at the top for the rest of the minute.
  static func waiting(second: Double) -> HandMotion {
    let round = KeyframeAnimation(
      .rotation, values: [.zero, .turns(1), .turns(1)], keyTimes: [0, 0.975, 1],
      timing: MediaTiming(
        beginTime: Seconds(-second), duration: 60, repeatCount: .infinity))
    return HandMotion(
      start: .zero, angle: .turns(min(second / 58.5, 1)), animation: .keyframe(round))
  }
}
