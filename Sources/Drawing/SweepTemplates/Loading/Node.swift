/// Reads the root of a text; nil where there is none, which is reported.
package typealias NodeReader = @Sendable (SourceText, LoadLimits, inout DiagnosticSink) -> Node?

/// A value of a document as it was written, with its place.
package final class Node: Sendable {
  /// The value.
  package enum Content: Sendable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Entry])
    /// A rejected value that has been reported; it causes no further errors.
    case refused
  }

  /// A key with its value.
  package struct Entry: Sendable {
    package var key: Scalar
    package var value: Node

    package init(key: Scalar, value: Node) { (self.key, self.value) = (key, value) }
  }

  /// The value.
  package let content: Content
  /// The span of the node.
  package let span: SourceSpan
  /// The line and the column behind it, from 1.
  package let end: (line: Int, column: Int)

  /// Makes a value; by default one of a single line.
  package init(content: Content, span: SourceSpan, end: (line: Int, column: Int)? = nil) {
    (self.content, self.span) = (content, span)
    self.end = end ?? (span.line, span.column + span.length)
  }

  /// The single value, or nil for a list or mapping.
  package var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The value of a key in a mapping.
  package subscript(key: String) -> Node? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key.text == key }?.value
  }
}

/// A single value as it was written; its type depends on its key.
package struct Scalar: Sendable {
  /// The text, without quotes and escapes.
  package var text: String
  /// Whether it was written without quotes and not as a block.
  package var isPlain: Bool
  /// The span of the node.
  package var span: SourceSpan

  package init(text: String, isPlain: Bool, span: SourceSpan) {
    (self.text, self.isPlain, self.span) = (text, isPlain, span)
  }

  /// Whether nothing was written, or one of YAML's words for it.
  var isNull: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(text) }
}
