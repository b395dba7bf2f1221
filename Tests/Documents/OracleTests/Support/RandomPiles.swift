import SweepScene
import TestSupport

extension SplitMix64 {
  /// Two or three animations of one property at odd times, the last of them opaque, above a sum.
  mutating func pile() -> [Animation] {
    let property = one(
      of: AnimatedProperty.rotation, .rotation, .translation, .opacity, .lineWidth)
    let beneath = one(of: true, true, false) ? [animation(of: property, pileTiming())] : []
    let sum = animation(of: property, pileTiming(), isAdditive: true)
    return beneath + [sum, animation(of: property, pileTiming())]
  }

  private mutating func pileTiming() -> MediaTiming {
    MediaTiming(
      beginTime: Seconds(one(of: 0, 0, 0.5, 1 / 3.0, number(-1...1.5))),
      speed: one(of: 1, 1, 1, 3, -1),
      duration: Seconds(one(of: 1, 2, 4, number(0.5...3), 1 / 0.7)),
      repeatCount: one(of: 1, 1, 1, 1.5, 2), autoreverses: one(of: true, false, false, false),
      fillMode: one(of: .removed, .forwards, .backwards, .both))
  }
}
