import SweepGeometry
public import SweepScene

extension Layer {
  /// Lets a property follow the reading of a dial: in a still picture, in one that moves, and in
  /// those that readers click or a script plays.
  ///
  /// The property gets its value at the reading, and animations that take it there from the value at
  /// the reading before. On a scale without ends turns go the short way, unless they bend.
  ///
  /// ```swift
  /// hand.follow(.rotation, in: context, context.scale.angle(of:))
  /// bar.follow(.strokeEnd, in: context, context.scale.part(of:))
  /// lamp.follow(.isHidden, in: context) { $0 < 80 }
  /// ```
  ///
  /// - Parameters:
  ///   - key: the property, which the layer's content must have; `.rotation`, `.translation` and
  ///     `.scale` change the first step of their kind, or add one.
  ///   - context: the reading, and the scale along which it goes; set its scale for another one, such
  ///     as an axis of its plot.
  ///   - bends: the readings at which the value does not go on evenly along the scale, as
  ///     ``Scale/angle(of:)`` and ``Scale/part(of:)`` do everywhere; none by default.
  ///   - isDiscrete: whether the property jumps where the value does, instead of changing evenly
  ///     (SMIL's `calcMode="discrete"`); false by default. `.isHidden` always jumps.
  ///   - value: the property's value at a reading, in the units of the property.
  public mutating func follow<Value>(
    _ key: AnimationKey<Value>, in context: DialContext, bends: [Double] = [],
    isDiscrete: Bool = false, _ value: (Double) -> Value
  ) {
    let (reading, scale) = (context.reading, context.scale)
    self[key.property] = AnimationValue(value(reading.value))
    if isDiscrete || key.property == .isHidden {
      animations += reading.jumps(of: key, on: scale, value)
    } else if !bends.isEmpty, !reading.isTurned {
      animations += reading.animations(
        of: key, on: scale, bentAt: bends.map(scale.part(of:)), at: value
      ) { value(scale.value(at: $0)) }
    } else if reading.isTurned || scale.isEndless && reading.course == nil {
      animations += reading.animations(of: key, on: scale, value) { $1.nearest(to: $0) }
    } else {
      animations += reading.animations(of: key, on: scale, value)
    }
  }
}

extension Layer {
  /// Lets a property jump with the reading, at known readings; the times of a clock need no search.
  mutating func follow<Value>(
    _ key: AnimationKey<Value>, in context: DialContext, at limits: [Double],
    _ value: (Double) -> Value
  ) {
    guard context.reading.isClock else {
      return follow(key, in: context, isDiscrete: true, value)
    }
    let steps = context.reading.steps(at: limits, value)
    self[key.property] = AnimationValue(steps.last)
    animations += steps.animations(of: key) { $0 }
  }

  /// Hides a mark that stands at a reading while there is none; a script shows it with the first.
  mutating func hideWithoutReading(in context: DialContext) {
    guard context.reading.isMissing else { return }
    if context.reading.course == nil { self = Layer() } else { opacity = 0 }
  }
}

extension Reading {
  /// Whether a script turns it from sector to sector.
  fileprivate var isTurned: Bool { if case .turn = course { true } else { false } }
}

extension AnimatableValue {
  /// Of an angle the same direction that is nearest to another; any other value itself.
  fileprivate func nearest(to other: Self) -> Self {
    guard let angle = self as? Angle, let other = other as? Angle else { return self }
    return angle.nearest(to: other) as? Self ?? self
  }
}
