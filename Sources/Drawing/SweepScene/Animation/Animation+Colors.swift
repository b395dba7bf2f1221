extension Animation {
  /// The animation with another colour for each of its colours.
  package func mappingColors(_ change: (Color) -> Color) -> Animation {
    switch self {
    case .basic(let animation): .basic(animation.mappingColors(change))
    case .spring(let animation): .spring(animation.mappingColors(change))
    case .keyframe(let animation): .keyframe(animation.mappingColors(change))
    case .motion: self
    case .group(let group): .group(group.mappingColors(change))
    }
  }
}

extension AnimationGroup {
  fileprivate func mappingColors(_ change: (Color) -> Color) -> AnimationGroup {
    AnimationGroup(animations.map { $0.mappingColors(change) }, timing: timing)
  }
}

extension BasicAnimation {
  fileprivate func mappingColors(_ change: (Color) -> Color) -> BasicAnimation {
    var animation = self
    animation.fromValue = fromValue?.mappingColors(change)
    animation.toValue = toValue?.mappingColors(change)
    return animation
  }
}

extension SpringAnimation {
  fileprivate func mappingColors(_ change: (Color) -> Color) -> SpringAnimation {
    var animation = self
    animation.fromValue = fromValue?.mappingColors(change)
    animation.toValue = toValue?.mappingColors(change)
    return animation
  }
}

extension KeyframeAnimation {
  fileprivate func mappingColors(_ change: (Color) -> Color) -> KeyframeAnimation {
    var animation = self
    animation.values = values.map { $0.mappingColors(change) }
    return animation
  }
}

extension AnimationValue {
  fileprivate func mappingColors(_ change: (Color) -> Color) -> AnimationValue {
    switch self {
    case .color(let color): .color(change(color))
    case .colors(let colors): .colors(colors.map(change))
    default: self
    }
  }
}
