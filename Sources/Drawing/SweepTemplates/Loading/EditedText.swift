import SweepDiagnostics

/// The text of a document in which single values are replaced, inserted and removed, while every
/// other byte stays as it was: comments, order, quotes, and whether mappings have braces.
package struct EditedText: Sendable {
  /// A value to write.
  package enum Value: Hashable, Sendable {
    /// Written as it is: a number, a word, a list in brackets.
    case literal(String)
    /// A text, in quotes unless it is a word where other words have none.
    case text(String)
  }

  /// Why a text cannot be edited, in lower case and without a full stop.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  /// The bytes, with a byte order mark where there was one.
  package private(set) var bytes: [UInt8]
  private let reader: NodeReader

  /// Takes the text of a document in YAML or JSON.
  ///
  /// - Parameter reader: reads it.
  package init(_ bytes: [UInt8], reader: @escaping NodeReader) throws(Fault) {
    (self.bytes, self.reader) = (bytes, reader)
    _ = try read()
  }

  /// Sets the value at a path of keys; the mappings and the key are made where they are missing.
  package mutating func set(_ path: [String], to value: Value) throws(Fault) {
    let (source, root) = try read()
    var node = root
    for (depth, key) in path.enumerated() {
      guard case .mapping(let entries) = node.content else {
        guard node.scalar?.isNull == true else {
          throw Fault(description: "\(path[..<depth].joined(separator: ".").quoted) is no mapping")
        }
        return replace(node, by: flow(path[depth...], value, isQuoted: false), in: source)
      }
      guard let entry = entries.first(where: { $0.key.text == key }) else {
        return insert(path[depth...], value, among: entries, of: node, in: source)
      }
      node = entry.value
    }
    replace(node, by: spelled(value, isPlain: node.scalar?.isPlain ?? true), in: source)
  }

  /// Removes the key at the end of a path with its value; nothing where there is none.
  package mutating func remove(_ path: [String]) throws(Fault) {
    let (source, root) = try read()
    var node = root
    for key in path.dropLast() {
      guard let next = node[key] else { return }
      node = next
    }
    guard case .mapping(let entries) = node.content, let key = path.last,
      let index = entries.firstIndex(where: { $0.key.text == key })
    else { return }
    let start = source.index(of: entries[index].key.span)
    let end = source.range(of: entries[index].value).upperBound
    if entries.count == 1, !isFlow(node, source) { return replace(node, by: "{}", in: source) }
    let next = index + 1 < entries.count ? source.index(of: entries[index + 1].key.span) : nil
    if isFlow(node, source) {
      let before = index > 0 ? source.range(of: entries[index - 1].value).upperBound : start
      bytes.removeSubrange(next.map { start..<$0 } ?? before..<end)
    } else if source.isFirst(start) {
      bytes.removeSubrange(source.lineStart(of: start)..<source.nextLine(behind: end))
    } else {
      // The first key of an item, behind its dash.
      bytes.removeSubrange(start..<(next ?? end))
    }
  }

  private func read() throws(Fault) -> (SourceText, Node) {
    let source = SourceText(bytes, file: "")
    var sink = DiagnosticSink()
    guard let root = reader(source, LoadLimits(), &sink), !sink.hasErrors else {
      throw Fault(description: sink.sorted.first?.message ?? "the document cannot be read")
    }
    guard case .mapping = root.content else {
      throw Fault(description: "the document is no mapping of keys")
    }
    return (source, root)
  }

  private mutating func replace(_ node: Node, by text: String, in source: SourceText) {
    let range = source.range(of: node)
    var text = text
    if range.isEmpty {
      // No value was written, perhaps not even the colon.
      let last = bytes[..<range.lowerBound].last { $0 != UInt8(ascii: " ") }
      text = (last == UInt8(ascii: ":") ? " " : ": ") + text
    } else if bytes[range.lowerBound] == UInt8(ascii: "-"), text.first != "-",
      source.isFirst(range.lowerBound)
    {
      // A list may stand as far left as its key, but nothing else may.
      text = "  " + text
    }
    bytes.replaceSubrange(range, with: text.utf8)
  }

  private mutating func insert(
    _ path: ArraySlice<String>, _ value: Value, among entries: [Node.Entry], of node: Node,
    in source: SourceText
  ) {
    let isQuoted = entries.first.map { bytes[source.index(of: $0.key.span)] == quote } ?? false
    let end = entries.last.map { source.range(of: $0.value).upperBound }
    guard !isFlow(node, source), let first = entries.first, let last = entries.last else {
      let inner = flow(path, value, isQuoted: isQuoted).dropFirst().dropLast()
      let start = source.index(of: node.span)
      let brace = bytes[start...].firstIndex(of: UInt8(ascii: "{")) ?? start
      bytes.insert(
        contentsOf: ((end == nil ? "" : ", ") + inner).utf8, at: end ?? brace + 1)
      return
    }
    let isCR = bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
    let newline = isCR ? "\r\n" : "\n"
    var indent = String(repeating: " ", count: first.key.span.column - 1)
    var text = ""
    for key in path.dropLast() {
      text += "\(indent)\(key):\(newline)"
      indent += "  "
    }
    text += "\(indent)\(path.last ?? ""): \(spelled(value, isPlain: true))"
    // A block of text ends with its last line break.
    let stop = source.index(line: last.value.end.line, column: last.value.end.column)
    let isBehindBreak = stop > (end ?? stop) && source.lineStart(of: stop) == stop
    let place = isBehindBreak ? stop : source.nextLine(behind: end ?? stop)
    let isOpen = source.lineStart(of: place) != place
    bytes.insert(contentsOf: (isOpen ? newline + text : text + newline).utf8, at: place)
  }

  /// A value inside mappings in braces.
  private func flow(_ path: ArraySlice<String>, _ value: Value, isQuoted: Bool) -> String {
    path.reversed().reduce(spelled(value, isPlain: !isQuoted)) { inner, key in
      "{\(isQuoted ? quoted(key) : key): \(inner)}"
    }
  }

  private func spelled(_ value: Value, isPlain: Bool) -> String {
    switch value {
    case .literal(let text): text
    case .text(let text): isPlain && Grammar.isPlainWord(text) ? text : quoted(text)
    }
  }

  private func isFlow(_ node: Node, _ source: SourceText) -> Bool {
    let start = source.index(of: node.span)
    return start < bytes.endIndex && bytes[start] == UInt8(ascii: "{")
  }

  private let quote = UInt8(ascii: "\"")
}

extension SourceText {
  fileprivate func index(of span: SourceSpan) -> Int { index(line: span.line, column: span.column) }

  /// The bytes of a value, without white space and line breaks at their end.
  fileprivate func range(of node: Node) -> Range<Int> {
    let start = index(of: node.span)
    var end = max(start, index(line: node.end.line, column: node.end.column))
    while end > start, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  fileprivate func lineStart(of index: Int) -> Int {
    bytes[..<index].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? bytes.startIndex
  }

  /// Whether nothing stands before a byte on its line.
  fileprivate func isFirst(_ index: Int) -> Bool {
    bytes[lineStart(of: index)..<index].allSatisfy { $0 == 0x20 }
  }

  fileprivate func nextLine(behind index: Int) -> Int { lineEnd(of: index).next }
}

extension Grammar {
  /// Whether a text is a word that no reader of YAML takes for anything but text.
  fileprivate static func isPlainWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return !looksTyped(text) && !["y", "n"].contains(text.lowercased())
      && text.utf8.allSatisfy { isLetterOrDigit($0) || "_-./".utf8.contains($0) }
  }
}
