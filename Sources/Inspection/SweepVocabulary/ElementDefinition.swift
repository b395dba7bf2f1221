/// The attributes and content of an element.
package struct ElementDefinition: Sendable {
  /// By what other definitions refer to it; its name, unless an element has several.
  package let key: String
  /// The element's name in the namespace of SVG.
  package let name: String
  /// The attributes, in the order in which they are written.
  package let attributes: AttributePattern
  /// What may stand between the tags.
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
  /// What may stand between an element's tags; white space may wherever elements do.
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
    /// How many of them there must be.
    package let minimum: Int
    /// How many of them there may be.
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
