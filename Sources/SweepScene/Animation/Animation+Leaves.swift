extension Animation {
  /// The properties that the animation, or one in the group, changes, each once.
  package var properties: [AnimatedProperty] {
    guard case .group(let group) = self else { return property.map { [$0] } ?? [] }
    return group.animations.properties
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
    for property in flatMap(\.properties) where !found.contains(property) { found.append(property) }
    return found
  }
}
