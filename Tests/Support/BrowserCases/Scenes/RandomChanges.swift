import SweepGeometry
import SweepScene
import TestSupport

/// Springs, smooth curves, ways along lines, and turns by direction or difference.
extension SplitMix64 {
  /// A spring, for as long as it takes, in whole eighths of a second, or cut off.
  mutating func spring() -> Layer.Animation {
    let curve = SpringCurve(
      mass: number(0.5...2), stiffness: number(50...200), damping: number(4...30),
      initialVelocity: one(of: 0, 0, number(-8...8)), allowsOverdamping: true)
    let whole = (curve.settlingDuration() * 8).rounded(.up) / 8
    let timing = one(of: shortTiming(), MediaTiming(duration: Seconds(whole)))
    func spring<Value>(_ key: AnimationKey<Value>, _ from: Value, _ to: Value) -> Layer.Animation {
      .spring(SpringAnimation(key, from: from, to: to, spring: curve, timing: timing))
    }
    return switch Int.random(in: 0...5, using: &self) {
    case 0: spring(.translation, move(), move())
    case 1: spring(.scale, ScaleFactors(number(0.2...2)), ScaleFactors(number(0.2...2)))
    case 2: spring(.opacity, number(0...1), number(0...1))
    case 3: spring(.lineWidth, number(0...9), number(0...9))
    case 4: spring(.strokeColor, color(), color())
    default: spring(.rotation, .degrees(number(-300...300)), .degrees(number(-300...300)))
    }
  }

  /// A smooth curve through values, bent or not.
  mutating func curve() -> Layer.Animation {
    let count = Int.random(in: 2...5, using: &self)
    var animation =
      switch Int.random(in: 0...4, using: &self) {
      case 0: curve(.translation, count) { $0.move() }
      case 1: curve(.scale, count) { ScaleFactors(x: $0.number(-2...2), y: $0.number(-2...2)) }
      case 2: curve(.opacity, count) { $0.number(0...1) }
      case 3: curve(.fillColor, count) { $0.color() }
      default: curve(.rotation, count) { .degrees($0.number(-300...300)) }
      }
    if one(of: true, false) {
      animation.tensionValues = (0..<count).map { _ in number(-1...1) }
      animation.continuityValues = (0..<count).map { _ in number(-1...1) }
      animation.biasValues = (0..<count).map { _ in number(-1...1) }
    }
    if animation.calculationMode == .cubic, one(of: true, false) {
      animation.timingFunctions = (1..<count).map { _ in pace() }
    }
    return .keyframe(animation)
  }

  private mutating func curve<Value>(
    _ key: AnimationKey<Value>, _ count: Int, _ value: (inout SplitMix64) -> Value
  ) -> KeyframeAnimation {
    KeyframeAnimation(
      key, values: (0..<count).map { _ in value(&self) },
      timingFunction: one(of: .linear, .linear, .easeInEaseOut, .bounce()),
      calculationMode: one(of: .cubic, .cubicPaced), timing: timing())
  }

  /// A way along lines, which browsers measure exactly.
  mutating func way() -> Layer.Animation {
    let count = Int.random(in: 2...5, using: &self)
    let corners = (0..<count).map { _ in Point.zero + move() }
    var motion = MotionAnimation(
      along: .polyline(corners), rotationMode: one(of: .none, .auto, .autoReverse),
      calculationMode: one(of: .paced, .linear, .discrete),
      timingFunction: one(of: .linear, .linear, .easeIn, .bounce()), timing: timing())
    if motion.calculationMode == .linear, one(of: true, false) {
      motion.timingFunctions = (1..<count).map { _ in one(of: .linear, .easeOut, .default) }
    }
    return .motion(motion)
  }

  /// A change by a difference, or a turn in a direction.
  mutating func difference() -> Layer.Animation {
    switch Int.random(in: 0...4, using: &self) {
    case 0: by(.translation) { $0.move() }
    case 1: by(.scale) { ScaleFactors(x: $0.number(-1...1), y: $0.number(-1...1)) }
    case 2: by(.lineDashPhase) { $0.number(-20...20) }
    case 3: by(.rotation) { .degrees($0.number(-500...500)) }
    default: directed()
    }
  }

  private mutating func by<Value>(
    _ key: AnimationKey<Value>, _ value: (inout SplitMix64) -> Value
  ) -> Layer.Animation {
    let (from, to) = one(of: (value(&self), nil), (nil, value(&self)), (nil, nil))
    return .basic(
      BasicAnimation(
        key, from: from, to: to, by: value(&self), timing: timing(), timingFunction: pace()))
  }

  private mutating func directed() -> Layer.Animation {
    let direction: RotationDirection = one(
      of: .shortest, .clockwise, .counterclockwise, .byValue)
    let angles = (0...Int.random(in: 1...3, using: &self)).map { _ in
      Angle.degrees(number(-500...500))
    }
    var keys = KeyframeAnimation(.rotation, values: angles, timing: timing())
    keys.rotationDirection = direction
    keys.turns = one(of: 0, 0, 1, 2)
    return .keyframe(keys)
  }

  private mutating func move() -> Vector {
    Vector(dx: number(-50...50), dy: number(-50...50))
  }
}
