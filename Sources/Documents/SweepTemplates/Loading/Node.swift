/// A value of a document as it was written, with its place.
struct Node: Sendable {
  /// The value.
  enum Content: Sendable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Entry])
    /// Something that was refused and reported; whoever meets it says nothing more.
    case refused
  }

  /// A key with its value.
  struct Entry: Sendable {
    var key: Scalar
    var value: Node
  }

  /// The value.
  var content: Content
  /// Where it stands.
  var span: SourceSpan
  /// The line and the column behind it, from 1.
  var end: (line: Int, column: Int)

  /// The single value, or nil for a list or mapping.
  var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The value of a key in a mapping.
  subscript(key: String) -> Node? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key.text == key }?.value
  }
}

/// A single value as it was written; which type it has is for its key to say.
struct Scalar: Sendable {
  /// The text, without quotes and escapes.
  var text: String
  /// Whether it was written without quotes and not as a block.
  var isPlain: Bool
  /// Where it stands.
  var span: SourceSpan

  /// Whether nothing was written, or one of YAML's words for it.
  var isNull: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(text) }
}
