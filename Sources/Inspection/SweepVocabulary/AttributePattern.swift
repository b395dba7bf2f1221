/// An attribute with the type of its value.
package struct AttributeDefinition: Hashable, Sendable {
  /// The name, with the usual prefix: `d`, `xlink:href`, `xml:lang`.
  package let name: String
  /// What its values look like.
  package let type: ValueType
  /// The value that leaving it out means, where that is a fixed one.
  package let initial: String?
  /// Whether SMIL can change it (SVG 1.1, 19.2.4 and the tables of attributes).
  package let isAnimatable: Bool
  /// Whether its default is the value of an ancestor, and `initial` only without one.
  package let isInherited: Bool
  /// Whether an element that this one links to is asked before `initial` counts (SVG 2, 14.1.1).
  package let isLinked: Bool

  /// Defines an attribute.
  package init(
    _ name: String, _ type: ValueType, initial: String? = nil, isAnimatable: Bool = false,
    isInherited: Bool = false, isLinked: Bool = false
  ) {
    self.name = name
    self.type = type
    self.initial = initial
    self.isAnimatable = isAnimatable
    self.isInherited = isInherited
    self.isLinked = isLinked
  }
}

/// The required and optional attributes of an element, and which of them depend on each other.
package indirect enum AttributePattern: Sendable {
  /// An attribute that must be there.
  case attribute(AttributeDefinition)
  /// What may be left out, as a whole.
  case optional(AttributePattern)
  /// Exactly one of several.
  case choice([AttributePattern])
  /// All of several.
  case group([AttributePattern])
}

extension AttributePattern {
  /// An attribute that must be there.
  package static func required(
    _ name: String, _ type: ValueType, isAnimatable: Bool = false
  ) -> Self {
    .attribute(AttributeDefinition(name, type, isAnimatable: isAnimatable))
  }

  /// An attribute that may be left out.
  package static func optional(
    _ name: String, _ type: ValueType, initial: String? = nil, isAnimatable: Bool = false
  ) -> Self {
    .optional(
      .attribute(
        AttributeDefinition(name, type, initial: initial, isAnimatable: isAnimatable)))
  }

  /// Every attribute that occurs, in order; one that several alternatives have is there as often.
  package var definitions: [AttributeDefinition] {
    switch self {
    case .attribute(let definition): [definition]
    case .optional(let pattern): pattern.definitions
    case .choice(let patterns), .group(let patterns): patterns.flatMap(\.definitions)
    }
  }

  /// The parts of a group, those of groups within it too.
  package var members: [AttributePattern] {
    if case .group(let patterns) = self { patterns.flatMap(\.members) } else { [self] }
  }
}
