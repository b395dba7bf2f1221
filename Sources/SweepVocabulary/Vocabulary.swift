/// The elements, attributes and types of values that a kind of SVG consists of.
///
/// It is the one table that schemas, diagnostics, comparison and documentation follow.
package struct Vocabulary: Sendable {
  /// What it is called, as in `output`.
  package let name: String
  /// The definition of the outermost element.
  package let root: String
  /// Whether elements and attributes of other namespaces, and `data-*`, may stand anywhere.
  package let allowsForeign: Bool
  /// The definitions, each key once.
  package let elements: [ElementDefinition]

  private let indices: [String: Int]
  private let attributes: [String: AttributeDefinition]

  /// Makes a vocabulary of definitions that refer to each other by their keys.
  package init(
    _ name: String, root: String = "svg", allowsForeign: Bool, _ elements: [ElementDefinition]
  ) {
    self.name = name
    self.root = root
    self.allowsForeign = allowsForeign
    self.elements = elements
    self.indices = Dictionary(
      elements.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    self.attributes = Dictionary(
      elements.flatMap { element in
        element.attributes.definitions.map { ("\(element.name) \($0.name)", $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The definition with a key.
  package func element(_ key: String) -> ElementDefinition? { indices[key].map { elements[$0] } }

  /// The definition of an attribute of an element, by their names.
  package func attribute(_ name: String, of element: String) -> AttributeDefinition? {
    attributes["\(element) \(name)"]
  }
}
