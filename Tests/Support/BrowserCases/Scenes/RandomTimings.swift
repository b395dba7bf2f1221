import SweepScene
import TestSupport

/// Timings in whole and half seconds: such sums and halves are exact, and fall on whole
/// milliseconds, the only ones that Firefox knows, so that it is decided what shows at a seam.
extension SplitMix64 {
  /// The timing of one animation.
  mutating func timing() -> MediaTiming {
    MediaTiming(
      beginTime: Seconds(one(of: 0, 0, 1, 2, -1, -3)), duration: Seconds(one(of: 1, 2, 3)),
      repeatCount: one(of: 0.5, 1, 1, 1, 2, 2.5, 3, .infinity), autoreverses: one(of: true, false),
      fillMode: one(of: .removed, .backwards, .both))
  }

  /// The timing of one animation that ends after zero.
  mutating func shortTiming() -> MediaTiming {
    MediaTiming(
      beginTime: Seconds(one(of: 0, 0.5, 1, 1.5)), duration: Seconds(one(of: 1, 2, 3)),
      repeatCount: one(of: 1, 1, 1, 2, 2.5), autoreverses: one(of: true, false, false),
      fillMode: one(of: .removed, .forwards, .backwards, .both))
  }

  /// The timing of a group of animations.
  mutating func groupTiming() -> MediaTiming {
    var timing = MediaTiming(
      beginTime: Seconds(one(of: 0, 1, -1)), speed: one(of: 1, 1, 1, 2, 0.5, -1),
      duration: Seconds(one(of: 1, 2, 3, 4)), repeatCount: one(of: 1, 1, 1.5, 2, .infinity),
      autoreverses: one(of: true, false, false), fillMode: one(of: .removed, .backwards, .both))
    if one(of: true, false, false, false) { timing.timeOffset = Seconds(one(of: 0.5, 1, -0.5)) }
    return timing
  }

  /// The timing of a layer, which may never end.
  mutating func layerTiming() -> MediaTiming {
    if one(of: true, false, false) { return groupTiming() }
    return MediaTiming(
      beginTime: Seconds(one(of: 0, 1, 2, -1)), timeOffset: Seconds(one(of: 0, 0, 0.5, 3)),
      speed: one(of: 1, 1, 2, 0.5, -1, 0), duration: Seconds(.infinity),
      fillMode: one(of: .removed, .backwards, .both))
  }

  mutating func offsetTiming() -> MediaTiming {
    var timing = timing()
    timing.timeOffset = Seconds(one(of: 0.5, 1, 1.5, 4, 7.5, -0.5))
    timing.speed = one(of: 1, 1, 2, 0.5)
    return timing
  }

  mutating func reversedTiming() -> MediaTiming {
    var timing = timing()
    timing.speed = one(of: -1, -1, -2, -0.5, 0)
    timing.timeOffset = Seconds(one(of: 0, 0, 0.5, 1.5))
    return timing
  }
}

extension MediaTiming {
  /// The moments of what holds the timing at which it begins and ends, or a pass does, or something
  /// in the first of its passes.
  func seams(inner: [Double] = []) -> [Double] {
    let cycle = cycle < .infinity ? cycle : 0
    let course = ownActiveDuration < .infinity ? ownActiveDuration : 0
    let passes = (0..<5).map { Double($0) * cycle }.filter { $0 <= max(course, 2 * cycle) }
    let inner = inner + (autoreverses ? [duration.value] + inner.map { cycle - $0 } : [])
    let own = passes + passes.flatMap { pass in inner.map { pass + $0 } } + [course]
    guard speed != 0 else { return [beginTime.value] }
    return own.map { moment in
      var shifted = moment - timeOffset.value
      if shifted < 0 { shifted += course }
      return beginTime.value + (speed < 0 ? course - shifted : shifted) / abs(speed)
    } + [beginTime.value]
  }
}

extension Layer.Animation {
  fileprivate var seams: [Double] {
    guard case .group(let group) = self else { return timing.seams() }
    return timing.seams(inner: group.animations.flatMap(\.seams))
  }
}

extension Layer {
  /// The moments at which something in the layer may begin or end.
  var seams: [Double] {
    let inner = animations.flatMap(\.seams) + sublayers.flatMap(\.seams)
    return timing?.seams(inner: inner) ?? inner
  }
}
