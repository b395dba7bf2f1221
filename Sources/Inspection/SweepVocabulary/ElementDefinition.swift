/// The attributes and content of an element.
package struct ElementDefinition: Sendable {
  /// By what other definitions refer to it; its name, unless an element has several.
  package let key: String
  /// The element's name in the namespace of SVG.
  package let name: String
  /// The attributes, in the order in which they are written.
  package let attributes: AttributePattern
  /// Content between the tags.
  package let content: ContentModel

  /// Defines an element.
  package init(
    _ name: String, key: String? = nil, _ attributes: [AttributePattern],
    content: ContentModel = .empty
  ) {
    self.name = name
    self.key = key ?? name
    self.attributes = .group(attributes)
    self.content = content
  }
}

extension ElementDefinition {
  /// Content between an element's tags; white space may be wherever elements are.
  package enum ContentModel: Sendable {
    /// Nothing.
    case empty
    /// Text of a type, without elements.
    case text(ValueType)
    /// Elements in this order, with text between them if it is mixed.
    case elements([Particle], isMixed: Bool = false)
    /// Anything at all, which nobody looks at.
    case any
  }

  /// Elements that take turns at one place of an order.
  package struct Particle: Sendable {
    /// The keys of their definitions.
    package let keys: [String]
    package let minimum: Int
    package let maximum: Int

    /// Whether there may be any number of them.
    package var isAny: Bool { minimum == 0 && maximum == .max }

    package static func one(_ key: String) -> Self { Self([key], 1, 1) }
    package static func optional(_ key: String) -> Self { Self([key], 0, 1) }
    package static func any(_ keys: [String]) -> Self { Self(keys, 0, .max) }
    package static func some(_ keys: [String]) -> Self { Self(keys, 1, .max) }

    private init(_ keys: [String], _ minimum: Int, _ maximum: Int) {
      self.keys = keys
      self.minimum = minimum
      self.maximum = maximum
    }
  }
}

/// An attribute with the type of its value.
package struct AttributeDefinition: Hashable, Sendable {
  /// The name, with the usual prefix: `d`, `xlink:href`, `xml:lang`.
  package let name: String
  /// Type of the values.
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
  /// Attributes that may be left out, as a whole.
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
