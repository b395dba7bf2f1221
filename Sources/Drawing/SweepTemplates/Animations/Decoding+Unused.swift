extension Decoding {
  /// Reports ineffective keys of a mapping.
  ///
  /// - Parameter reason: why, in words that follow on "means nothing".
  mutating func reportUnused(
    _ keys: [String], _ reason: String, in node: Node, hint: String? = nil
  ) {
    guard case .mapping(let entries) = node.content else { return }
    for entry in entries where keys.contains(entry.key.text) {
      if case .absent = operand(entry.value, entry.key.text)?.operand { continue }
      sink.error(
        .unknownKey, "'\(entry.key.text)' has no effect \(reason)", at: .source(entry.key.span),
        hint: hint)
    }
  }
}
