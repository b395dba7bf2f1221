import SweepValues
import SweepVocabulary

/// A violation of the grammar.
struct SchemaViolation {
  enum Kind {
    /// The outermost element is another.
    case root
    /// An element stands where it may not; in the order or at all.
    case element(isKnown: Bool)
    /// An element that must be there is missing.
    case missingElement([String])
    /// Text stands where none may.
    case text
    /// An attribute that the element does not have.
    case attribute
    /// An attribute that must be there is missing; one of these.
    case missingAttribute([String])
    /// Attributes that the element has, but not together.
    case conflict
    /// A value that is not spelled as its type, and the byte from which on.
    case value(SchemaGrammar.Attribute, offset: Int)
    /// The text of an element that is not spelled as its type, and the byte from which on.
    case content(ValueType, offset: Int)
  }

  let kind: Kind
  let node: Int
  /// The attribute, where one is at violation.
  let attribute: Int?

  init(_ kind: Kind, _ node: Int, attribute: Int? = nil) {
    self.kind = kind
    self.node = node
    self.attribute = attribute
  }

  /// Whether browsers show the picture as if there were no violation.
  var isHarmless: Bool {
    switch kind {
    case .attribute, .text: true
    case .value(let attribute, _): attribute.definition.type.meaning == .id
    default: false
    }
  }

  /// Whether the quick schema, which leaves out most spellings, must detect it too.
  var isStructural: Bool {
    switch kind {
    case .value(let attribute, _):
      [.words, .pattern].contains(attribute.definition.type.schema)
    case .content(let type, _): type.schema == .pattern
    default: true
    }
  }
}
