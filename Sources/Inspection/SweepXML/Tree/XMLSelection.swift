/// What an XPath expression selects of a document: numbers of nodes and attributes in its
/// ``XMLTree``.
package struct XMLSelection: Hashable, Sendable {
  /// The elements, texts, comments and instructions.
  package internal(set) var nodes: Set<Int> = []
  /// The attributes.
  package internal(set) var attributes: Set<Int> = []

  /// Makes an empty selection.
  package init() {}

  /// Adds what another selection of the same document holds.
  package mutating func formUnion(_ other: XMLSelection) {
    nodes.formUnion(other.nodes)
    attributes.formUnion(other.attributes)
  }
}

/// Why an XPath expression selects nothing: it is not one, or takes too long.
package struct XPathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The expression.
  package let expression: String
  /// What libxml2 says of it.
  package let message: String

  /// The message with the expression.
  package var description: String { "cannot select '\(expression)': \(message)" }
}
