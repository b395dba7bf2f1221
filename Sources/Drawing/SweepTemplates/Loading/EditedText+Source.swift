// Places in the text of a document, for edits.
extension SourceText {
  func index(of span: SourceSpan) -> Int { index(line: span.line, column: span.column) }

  /// The bytes of a value, without white space and line breaks at their end.
  func range(of node: Node) -> Range<Int> {
    let start = index(of: node.span)
    var end = max(start, index(line: node.end.line, column: node.end.column))
    while end > start, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  func lineStart(of index: Int) -> Int {
    bytes[..<index].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? bytes.startIndex
  }

  /// Whether nothing stands before a byte on its line.
  func isFirst(_ index: Int) -> Bool {
    bytes[lineStart(of: index)..<index].allSatisfy { $0 == 0x20 }
  }

  func nextLine(behind index: Int) -> Int { lineEnd(of: index).next }
}

extension Node {
  /// The value behind a step; nil for none.
  package subscript(step: EditedText.Step) -> Node? {
    switch (content, step) {
    case (.mapping, .key(let key)): self[key]
    case (.sequence(let items), .item(let index)):
      items.indices.contains(index) ? items[index] : nil
    default: nil
    }
  }
}

extension Grammar {
  /// Whether a text is a word that no reader of YAML takes for anything but text.
  static func isPlainWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return !looksTyped(text) && !["y", "n"].contains(text.lowercased())
      && text.utf8.allSatisfy { isLetterOrDigit($0) || "_-./".utf8.contains($0) }
  }
}

extension EditedText {
  /// Whether a text is JSON, with brackets at its root.
  package static func isJSON(_ bytes: [UInt8]) -> Bool {
    let source = SourceText(bytes, file: "")
    guard source.mayBeJSON else { return false }
    var sink = DiagnosticSink()
    return JSONReader.document(source, LoadLimits(), into: &sink) != nil
  }
}
