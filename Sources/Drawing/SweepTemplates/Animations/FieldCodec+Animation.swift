import SweepGeometry
import SweepScene

extension FieldCodec where Value == Layer.Animation {
  /// An animation of one property, or a group of them.
  static var animation: Self {
    FieldCodec(.reference("animation")) { operand, origin, decoding in
      let before = decoding.troubles
      guard let settings = FieldCodec<AnimationSettings>.object.decode(operand, origin, &decoding)
      else { return nil }
      if decoding.troubles == before { settings.reportMisfits(at: origin, &decoding) }
      let animation = settings.animation(at: origin, &decoding)
      if animation == nil, decoding.troubles == before {
        decoding.report(
          .missingKey, "needs 'animate', the name of what changes, a 'move' or a 'group'",
          at: origin)
      }
      return decoding.troubles == before ? animation : nil
    }
  }
}

extension AnimationSettings {
  fileprivate func animation(at origin: ValueOrigin, _ decoding: inout Decoding) -> Layer.Animation?
  {
    if let group { return .group(AnimationGroup(group, timing: timing.whole)) }
    if let way { return motion(along: way, at: origin, &decoding) }
    guard let property else { return nil }
    func value(_ node: Node?, _ name: String) -> AnimationValue? {
      node.flatMap { decoding.animationValue($0, name, of: property) }
    }
    if let values {
      return .keyframe(keyframes(of: property, decoding.animationValues(values, of: property)))
    }
    let ends = (from: value(from, "from"), to: value(to, "to"), by: value(by, "by"))
    guard let spring else { return .basic(basic(of: property, ends)) }
    var animation = SpringAnimation(
      property, from: ends.from, to: ends.to, by: ends.by, spring.whole)
    let settling = animation.timing.duration
    animation.timing = timing.whole
    if animation.timing.duration.value == .infinity { animation.timing.duration = settling }
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    animation.rotationDirection = rotationDirection
    animation.turns = turns
    return .spring(animation)
  }

  private func basic(
    of property: AnimatedProperty,
    _ ends: (from: AnimationValue?, to: AnimationValue?, by: AnimationValue?)
  ) -> BasicAnimation {
    var animation = BasicAnimation(
      property, from: ends.from, to: ends.to, by: ends.by, timing: timing.whole)
    animation.timingFunction = timingFunction
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    animation.rotationDirection = rotationDirection
    animation.turns = turns
    return animation
  }

  private func keyframes(
    of property: AnimatedProperty, _ values: [AnimationValue]
  ) -> KeyframeAnimation {
    var animation = KeyframeAnimation(property, values: values, timing: timing.whole)
    animation.keyTimes = keyTimes
    animation.timingFunction = timingFunction
    animation.timingFunctions = timingFunctions
    animation.calculationMode = calculationMode ?? .linear
    animation.tensionValues = tensionValues
    animation.continuityValues = continuityValues
    animation.biasValues = biasValues
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    animation.rotationDirection = rotationDirection
    animation.turns = turns
    return animation
  }
}
