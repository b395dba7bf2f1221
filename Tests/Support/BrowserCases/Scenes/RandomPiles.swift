import SweepScene
import TestSupport

extension SplitMix64 {
  /// Two or three animations of one property at odd times, the last of them opaque, above a sum.
  mutating func pile() -> [Layer.Animation] {
    let property = one(
      of: AnimatedProperty.rotation, .rotation, .translation, .opacity, .lineWidth)
    let beneath = one(of: true, true, false) ? [animation(of: property, pileTiming())] : []
    let sum = animation(of: property, pileTiming(), isAdditive: true)
    return beneath + [sum, animation(of: property, pileTiming())]
  }

  /// Animations that begin between two milliseconds above short repeated ones.
  mutating func crowd() -> [Layer.Animation] {
    let property = one(
      of: AnimatedProperty.rotation, .rotation, .translation, .opacity, .lineWidth)
    let passes = MediaTiming(
      beginTime: Seconds(one(of: 0, 0.5, 1 / 3.0, number(-1...1))),
      duration: Seconds(one(of: 0.1, 0.05, 0.12, 0.025)),
      repeatCount: one(of: .infinity, .infinity, 60, 100.5),
      autoreverses: one(of: true, false), fillMode: one(of: .removed, .both))
    var lowest = animation(of: property, passes)
    // Endless accumulation is rejected.
    while lowest.isCumulative { lowest = animation(of: property, passes) }
    let uppers = (0...one(of: 0, 0, 1)).map { _ in
      animation(of: property, pileTiming(), isAdditive: one(of: true, false, false))
    }
    return [lowest] + uppers
  }

  private mutating func pileTiming() -> MediaTiming {
    MediaTiming(
      beginTime: Seconds(one(of: 0, 0, 0.5, 1 / 3.0, number(-1...1.5))),
      speed: one(of: 1, 1, 1, 3, -1),
      duration: Seconds(one(of: 1, 2, 4, number(0.5...3), 1 / 0.7)),
      repeatCount: one(of: 1, 1, 1, 1.5, 2), autoreverses: one(of: true, false, false, false),
      fillMode: one(of: .removed, .forwards, .backwards, .both))
  }

  /// An outline that moves while a part of its stroke shows, or that part moves too.
  mutating func trimmed() -> Layer {
    let capped: Layer.Shape.LineCap = one(of: .butt, .round, .square)
    let (start, end) = one(of: (0, number(0...1)), (number(0...0.5), number(0.5...1)), (0, 1))
    var animations = [animation(of: .path, shortTiming())]
    if one(of: true, false) || (start, end) == (0, 1) {
      let ends: [AnimatedProperty] = one(
        of: [.strokeStart], [.strokeEnd], [.strokeEnd, .strokeStart])
      for end in ends { animations.append(animation(of: end, shortTiming())) }
    }
    return changed(placed(animations)) {
      guard case .shape(var shape) = $0.content else { return }
      (shape.lineCap, shape.strokeStart, shape.strokeEnd) = (capped, start, end)
      shape.path = path()
      $0.content = .shape(shape)
    }
  }
}
