/// The elements, attributes and value types of a kind of SVG.
///
/// Schemas, diagnostics, comparison and documentation all use this table.
package struct Vocabulary: Sendable {
  /// Its name, such as `output`.
  package let name: String
  /// The definition of the outermost element.
  package let root: String
  /// Whether elements and attributes of other namespaces, and `data-*`, may stand anywhere.
  package let allowsForeign: Bool
  /// The attributes that every element may have, each name once.
  ///
  /// An element that lists an attribute of the same name itself has its own instead.
  package let common: [AttributeDefinition]
  /// The definitions, each key once.
  package let elements: [ElementDefinition]

  private let indices: [String: Int]
  private let shared: [String: AttributeDefinition]
  private let own: [String: [String: AttributeDefinition]]

  /// Makes a vocabulary of definitions that refer to each other by their keys.
  package init(
    _ name: String, root: String = "svg", allowsForeign: Bool,
    common: [AttributeDefinition] = [], _ elements: [ElementDefinition]
  ) {
    self.name = name
    self.root = root
    self.allowsForeign = allowsForeign
    self.common = common
    self.elements = elements
    self.indices = Dictionary(
      elements.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    self.shared = Self.byName(common)
    self.own = Dictionary(
      elements.map { ($0.name, Self.byName($0.attributes.definitions)) },
      uniquingKeysWith: { $0.merging($1) { first, _ in first } })
  }

  /// The definition with a key.
  package func element(_ key: String) -> ElementDefinition? { indices[key].map { elements[$0] } }

  /// Whether an element has a definition.
  package func defines(_ element: String) -> Bool { own[element] != nil }

  /// The definition of an attribute of an element, by their names; nothing for an unknown element.
  package func attribute(_ name: String, of element: String) -> AttributeDefinition? {
    own[element].flatMap { $0[name] ?? shared[name] }
  }

  /// Every attribute that an element may have: its own in order, then the common ones.
  package func attributes(of element: ElementDefinition) -> [AttributeDefinition] {
    let own = element.attributes.definitions
    let names = Set(own.map(\.name))
    return own + common.filter { !names.contains($0.name) }
  }

  private static func byName(
    _ definitions: [AttributeDefinition]
  ) -> [String: AttributeDefinition] {
    Dictionary(definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
