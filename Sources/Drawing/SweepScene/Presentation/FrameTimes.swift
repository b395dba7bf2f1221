/// The moments at which a film of a scene shows its still pictures, evenly spaced.
///
/// ```swift
/// for time in FrameTimes(of: scene, perSecond: 25).times { draw(scene.presentation(at: time)) }
/// ```
public struct FrameTimes: Hashable, Sendable {
  /// The moment of the first picture.
  public let start: Seconds
  /// The number of pictures a second.
  public let rate: Double
  /// The number of pictures, one at least and 10⁹ at most.
  public let count: Int
  /// Whether something never ends.
  public let repeats: Bool

  /// Makes the moments of a part of a scene, or of all of its movement: up to the first picture on
  /// which everything is at rest or, where something never ends, once through its longest period,
  /// so that the last picture can be followed by the first.
  ///
  /// - Parameters:
  ///   - rate: the number of pictures a second, more than zero.
  ///   - start: the moment of the first picture; zero by default.
  ///   - end: the last moment that may be shown; the end of the movement by default.
  public init(
    of scene: Layer.Scene, perSecond rate: Double, from start: Seconds = .zero,
    until end: Seconds? = nil
  ) {
    let motion = MotionExtent(of: scene)
    self.init(
      end: motion.end, period: motion.period, perSecond: rate, from: start, until: end)
  }

  /// Makes the moments of motion of which the extent is known.
  ///
  /// - Parameters:
  ///   - last: the moment at which all finite motion is over, and all endless motion has begun.
  ///   - period: the longest period of endless motion; 0 for none.
  package init(
    end last: Double, period: Double, perSecond rate: Double, from start: Seconds,
    until end: Seconds?
  ) {
    self.start = start
    self.rate = rate
    // A moment that is missed by less than a thousandth of a step is met.
    let slack = 1e-3
    var steps: Double
    if let end {
      steps = ((end - start).value * rate + slack).rounded(.down)
    } else {
      steps = ((last - start.value) * rate - slack).rounded(.up)
      if period > 0 {
        steps = max(steps, (period * rate - slack).rounded(.up) - 1)
      }
    }
    repeats = period > 0
    count = 1 + Int(min(max(steps.isNaN ? 0 : steps, 0), 1e9 - 1))
  }

  /// The moments.
  public var times: some Sequence<Seconds> {
    (0..<count).lazy.map { [start, rate] in start + Seconds(Double($0) / rate) }
  }
}

/// The time extent of motion, in the time of its container.
private struct MotionExtent {
  /// The moment at which all finite motion is over, and all endless motion has begun.
  var end = 0.0
  /// The longest period of endless motion.
  var period = 0.0

  /// The motion of a scene with which nothing is done.
  init(of scene: Layer.Scene) { self.init(scene.resolved().scene.layers) }

  private init(_ layers: [Layer]) {
    for layer in layers {
      var inner = MotionExtent(layer.animations)
      inner.add(MotionExtent(layer.sublayers))
      if let mask = layer.mask { inner.add(MotionExtent([mask])) }
      if let timing = layer.timing { inner = inner.held(by: timing) }
      add(inner)
    }
  }

  private init(_ animations: [Layer.Animation]) {
    for animation in animations {
      var inner = MotionExtent()
      if case .group(let group) = animation { inner = MotionExtent(group.animations) }
      add(inner.held(by: animation.timing))
    }
  }

  private init() {}

  private mutating func add(_ other: MotionExtent) {
    end = max(end, other.end)
    period = max(period, other.period)
  }

  /// The motion within a timing, in the time of its container.
  private func held(by timing: MediaTiming) -> MotionExtent {
    var motion = MotionExtent()
    let speed = abs(timing.speed)
    // An animation that waits for the viewer has not begun.
    if speed == 0 || timing.trigger != nil { return motion }
    if timing.activeDuration.value < .infinity {
      motion.end = timing.endTime.value
    } else if timing.cycle < .infinity {
      motion.end = timing.beginTime.value
      motion.period = timing.cycle / speed
    } else {
      motion.end = timing.beginTime.value + end / speed
      motion.period = period / speed
    }
    return motion
  }
}
