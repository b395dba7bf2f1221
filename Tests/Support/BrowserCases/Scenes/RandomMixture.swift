import SweepGeometry
import SweepScene
import TestSupport

/// Everything at once: what moves in whatever way, at odd times, turned back, in groups and layers
/// with times of their own.
extension SplitMix64 {
  /// A layer in a layer, either with a time of its own or not.
  ///
  /// - Parameter isEndless: whether something may repeat for ever.
  mutating func mixed(_ isEndless: Bool) -> Layer {
    let inner = changed(placed([mixture(isEndless: isEndless)])) {
      $0.timing = one(of: oddLayerTiming(isEndless: isEndless), nil)
    }
    return changed(Layer("outer", sublayers: [inner])) {
      $0.timing = one(of: oddLayerTiming(isEndless: isEndless), nil)
    }
  }

  /// An animation of any kind in up to two groups.
  private mutating func mixture(isEndless: Bool) -> Layer.Animation {
    var animation = one(of: spring(), spring(), curve(), way(), difference(), leap(), leap())
    if case .motion(var way) = animation, way.rotationMode != .none {
      // So near to a corner that it depends on the last digit where it faces it would be slow.
      way.timingFunctions = []
      animation = .motion(way)
    }
    animation.timing = oddTiming(isEndless: isEndless)
    for _ in 0..<one(of: 0, 0, 1, 1, 2) {
      animation = .group(AnimationGroup([animation], timing: oddTiming(isEndless: isEndless)))
    }
    return animation
  }

  /// A turn that ends in a jump, or in steps.
  private mutating func leap() -> Layer.Animation {
    let count = Int.random(in: 2...4, using: &self)
    let times = (1..<count).map { Double($0) / Double(count) }
    var leap = KeyframeAnimation(
      .rotation, values: (0...count).map { _ in .degrees(number(-300...300)) },
      keyTimes: [0] + times + [1], timing: MediaTiming(duration: 1))
    switch Int.random(in: 0...3, using: &self) {
    case 0: leap.keyTimes?[count - 1] = 1
    case 1: leap.calculationMode = .discrete
    case 2: leap.timingFunction = .steps(3, one(of: .jumpEnd, .jumpBoth, .jumpStart))
    default: leap.timingFunctions = (0..<count).map { _ in one(of: .steps(2), .linear) }
    }
    return .keyframe(leap)
  }

  /// The timing of a layer with odd times, which never ends or, like a group, repeats.
  private mutating func oddLayerTiming(isEndless: Bool) -> MediaTiming {
    var timing = oddTiming(isEndless: isEndless)
    guard one(of: true, true, false) else { return timing }
    timing.duration = Seconds(.infinity)
    (timing.repeatCount, timing.autoreverses) = (1, false)
    return timing
  }

  /// A timing that mostly begins and ends between two milliseconds.
  ///
  /// - Parameter isEndless: whether it may repeat for ever, in passes of which some take whole
  ///   milliseconds; otherwise it may take any time.
  private mutating func oddTiming(isEndless: Bool) -> MediaTiming {
    let speed = isEndless ? one(of: 1, 1, 2, 0.5, 1.5, 3) : one(of: 1, 1, 2, number(0.4...2.5))
    let duration = isEndless ? one(of: 1, 1.5, 2, 2.25) : one(of: 1, 2, number(0.5...3), 1 / 0.7)
    let times = one(of: 1, 1, 0.5, 1.5, 2, number(0.4...3))
    return MediaTiming(
      beginTime: Seconds(one(of: 0, 0, 0.5, -0.75, 1 / 3.0, number(-1...1.5))),
      timeOffset: Seconds(one(of: 0, 0, 0, 0, 0.25, number(-1...3))),
      speed: speed * one(of: 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, 0), duration: Seconds(duration),
      repeatCount: isEndless ? one(of: times, .infinity) : times,
      autoreverses: one(of: true, false), fillMode: one(of: .removed, .backwards, .both, .both))
  }

  /// Eleven times around three seams and in between, none of them so near to a seam off the grid
  /// that it depends on how that is rounded.
  mutating func oddTimes(about seams: [Double]) -> [Double] {
    let seams = Set(seams.filter { $0 >= 0.125 && $0 < 60 }).sorted()
    let odd = seams.filter { abs($0 * 1000 - ($0 * 1000).rounded()) > 1e-6 }
    let times = times(
      about: seams.map { seam in
        odd.contains(seam) ? (seam * 500).rounded() / 500 : (seam * 1000).rounded() / 1000
      })
    return times.filter { time in odd.allSatisfy { abs($0 - time) > 0.001 } }
  }
}
