extension Animation {
  /// The properties that the animation, or one in the group, changes, each once.
  package var properties: [AnimatedProperty] { [self].properties }

  /// Appends the properties that are not among those found already.
  fileprivate func collectProperties(_ found: inout [AnimatedProperty]) {
    if case .group(let group) = self {
      for animation in group.animations { animation.collectProperties(&found) }
    } else if let property, !found.contains(property) {
      found.append(property)
    }
  }

  /// The part of the animation that changes some properties, or nil.
  package func part(changing wanted: (AnimatedProperty) -> Bool) -> Animation? {
    guard case .group(var group) = self else {
      return property.map(wanted) == true ? self : nil
    }
    group.animations = group.animations.compactMap { $0.part(changing: wanted) }
    return group.animations.isEmpty ? nil : .group(group)
  }

  /// Whether the animation, or one in the group, is such.
  package func contains(where isWanted: (Animation) -> Bool) -> Bool {
    guard case .group(let group) = self else { return isWanted(self) }
    return group.animations.contains { $0.contains(where: isWanted) }
  }
}

extension [Animation] {
  /// The properties that any of the animations changes, in the order of their first.
  package var properties: [AnimatedProperty] {
    var found: [AnimatedProperty] = []
    for animation in self { animation.collectProperties(&found) }
    return found
  }
}
