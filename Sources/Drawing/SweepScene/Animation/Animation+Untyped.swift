extension BasicAnimation {
  /// Makes a change of a property whose type is not known beforehand; the values must be of it.
  package init(
    _ property: AnimatedProperty, from: AnimationValue?, to: AnimationValue?, by: AnimationValue?,
    timing: MediaTiming
  ) {
    self.init(AnimationKey<Double>(property: property), timing: timing)
    fromValue = from
    toValue = to
    byValue = by
  }
}

extension SpringAnimation {
  /// Makes a change of a property whose type is not known beforehand; the values must be of it.
  package init(
    _ property: AnimatedProperty, from: AnimationValue?, to: AnimationValue?, by: AnimationValue?,
    _ spring: SpringCurve
  ) {
    self.init(AnimationKey<Double>(property: property), spring: spring)
    fromValue = from
    toValue = to
    byValue = by
  }
}

extension KeyframeAnimation {
  /// Makes a change of a property whose type is not known beforehand; the values must be of it.
  package init(_ property: AnimatedProperty, values: [AnimationValue], timing: MediaTiming) {
    self.init(AnimationKey<Double>(property: property), values: [], timing: timing)
    self.values = values
  }
}
