extension Layer.Animation {
  /// A change from one value to another: a `CABasicAnimation`.
  ///
  /// ```swift
  /// lamp.animations = [.animate(.opacity, from: 0, to: 1, duration: 1, autoreverses: true)]
  /// ```
  ///
  /// - Parameters:
  ///   - from: nil values follow from the others and from the layer's own value, as in
  ///     ``BasicAnimation``.
  ///   - duration: the time of one pass, more than zero.
  ///   - beginTime: the time before it begins.
  ///   - repeatCount: the number of passes; infinity never stops.
  ///   - autoreverses: whether each pass is followed by the same pass backwards.
  ///   - fillMode: the values before and after.
  public static func animate<Value>(
    _ key: AnimationKey<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    duration: Seconds, timingFunction: TimingFunction = .linear, beginTime: Seconds = .zero,
    repeatCount: Double = 1, autoreverses: Bool = false, fillMode: MediaTiming.FillMode = .removed
  ) -> Self {
    .basic(
      BasicAnimation(
        key, from: from, to: to, by: by,
        timing: MediaTiming(
          beginTime: beginTime, duration: duration, repeatCount: repeatCount,
          autoreverses: autoreverses, fillMode: fillMode),
        timingFunction: timingFunction))
  }

  /// A change as a spring swings, for as long as it swings: a `CASpringAnimation`.
  ///
  /// - Parameters:
  ///   - from: nil values follow from the others and from the layer's own value.
  ///   - spring: the spring, by default `CASpringAnimation`'s.
  ///   - beginTime: the time before it begins.
  public static func spring<Value>(
    _ key: AnimationKey<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    _ spring: SpringCurve = SpringCurve(), beginTime: Seconds = .zero
  ) -> Self {
    var animation = SpringAnimation(key, from: from, to: to, by: by, spring: spring)
    animation.timing.beginTime = beginTime
    return .spring(animation)
  }

  /// A change through values: a `CAKeyframeAnimation`.
  ///
  /// - Parameters:
  ///   - keyTimes: the place of each value in the pass, 0 … 1; even by default.
  ///   - duration: the time of one pass, more than zero.
  ///   - timingFunction: the pace over the whole pass.
  ///   - beginTime: the time before it begins.
  ///   - repeatCount: the number of passes; infinity never stops.
  ///   - autoreverses: whether each pass is followed by the same pass backwards.
  public static func keyframes<Value>(
    _ key: AnimationKey<Value>, _ values: [Value], keyTimes: [Double]? = nil, duration: Seconds,
    timingFunction: TimingFunction = .linear, beginTime: Seconds = .zero, repeatCount: Double = 1,
    autoreverses: Bool = false
  ) -> Self {
    .keyframe(
      KeyframeAnimation(
        key, values: values, keyTimes: keyTimes, timingFunction: timingFunction,
        timing: MediaTiming(
          beginTime: beginTime, duration: duration, repeatCount: repeatCount,
          autoreverses: autoreverses)))
  }
}
