import SweepDiagnostics

/// The text of a document in which single values are replaced, inserted and removed, while every
/// other byte stays as it was: comments, order, quotes, and whether mappings have braces.
package struct EditedText: Sendable {
  /// A step of a path to a value.
  package enum Step: Hashable, Sendable, CustomStringConvertible {
    /// To the value of a key.
    case key(String)
    /// To an item of a list, from 0.
    case item(Int)

    /// The key; nil for an item.
    var key: String? { if case .key(let key) = self { key } else { nil } }

    var isItem: Bool { key == nil }

    package var description: String {
      switch self {
      case .key(let key): key
      case .item(let index): "\(index)"
      }
    }
  }

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

    package init(description: String) { self.description = description }
  }

  /// The bytes, with a byte order mark where there was one.
  package internal(set) var bytes: [UInt8]
  private let reader: NodeReader
  /// Whether the text is JSON, and remains it.
  private let isJSON: Bool

  /// Takes the text of a document in YAML or JSON.
  ///
  /// - Parameter reader: reads it.
  package init(_ bytes: [UInt8], reader: @escaping NodeReader) throws(Fault) {
    (self.bytes, self.reader) = (bytes, reader)
    isJSON = Self.isJSON(bytes)
    _ = try read()
  }

  /// Sets the value at a path of keys; the mappings and the key are made where they are missing.
  package mutating func set(_ path: [String], to value: Value) throws(Fault) {
    try set(path.map(Step.key), to: value)
  }

  /// Sets the value at a path; mappings and the key are made where they are missing, also behind the
  /// bare name of a part. The index behind the last item of a list appends one.
  package mutating func set(_ path: [Step], to value: Value) throws(Fault) {
    try check(value)
    let (source, root) = try read()
    var (node, isInFlow) = (root, false)
    for (depth, step) in path.enumerated() {
      isInFlow = isInFlow || isFlow(node, source)
      switch (node.content, step) {
      case (.mapping(let entries), .key(let key)):
        guard let entry = entries.first(where: { $0.key.text == key }) else {
          let keys = try keys(path[depth...])
          return insert(keys[...], value, among: entries, of: node, in: source)
        }
        node = entry.value
      case (.sequence(let items), .item(let index)) where items.indices.contains(index):
        node = items[index]
      case (.sequence(let items), .item(let index)) where index == items.count:
        guard depth == path.count - 1 else { throw misfit(path[...depth]) }
        return append(value, behind: items, of: node, in: source)
      default:
        return try extend(node, path, depth, value, isInFlow: isInFlow, in: source)
      }
    }
    replace(node, by: spelled(value, isPlain: node.scalar?.isPlain ?? true), in: source)
  }

  /// Makes a mapping of a theme that is only named, if a path leads to one of its keys.
  package mutating func widenTheme(for path: [Step]) throws(Fault) {
    guard path.count > 1, path[0] == .key("theme") else { return }
    let (source, root) = try read()
    guard let node = root["theme"], let name = node.scalar, !name.isNull else { return }
    let text = String(decoding: bytes[source.range(of: node)], as: UTF8.self)
    let base = bytes[source.index(of: root.span)] == UInt8(ascii: "{") ? "\"base\"" : "base"
    replace(node, by: "{\(base): \(text)}", in: source)
  }

  /// Removes the key at the end of a path with its value; nothing where there is none.
  package mutating func remove(_ path: [String]) throws(Fault) { try remove(path.map(Step.key)) }

  /// Removes the key or the item at the end of a path with its value; nothing where there is none.
  package mutating func remove(_ path: [Step]) throws(Fault) {
    let (source, root) = try read()
    var node = root
    for step in path.dropLast() {
      guard let next = node[step] else { return }
      node = next
    }
    guard let step = path.last, node[step] != nil else { return }
    switch (node.content, step) {
    case (.mapping(let entries), .key(let key)):
      guard let index = entries.firstIndex(where: { $0.key.text == key }) else { return }
      let stretches = entries.map { entry in
        source.index(of: entry.key.span)..<source.range(of: entry.value).upperBound
      }
      remove(index, of: stretches, from: node, empty: "{}", in: source)
    case (.sequence(let items), .item(let index)):
      let isFlow = isFlow(node, source)
      let stretches = items.map { item in
        let range = source.range(of: item)
        // An item of a block begins with its dash.
        let dash = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "-"))
        return (isFlow ? range.lowerBound : dash ?? range.lowerBound)..<range.upperBound
      }
      remove(index, of: stretches, from: node, empty: "[]", in: source)
    default: return
    }
  }

  /// Removes a stretch of several in a mapping or a list.
  private mutating func remove(
    _ index: Int, of stretches: [Range<Int>], from node: Node, empty: String, in source: SourceText
  ) {
    let (start, end) = (stretches[index].lowerBound, stretches[index].upperBound)
    if stretches.count == 1, !isFlow(node, source) {
      return replace(node, by: empty, in: source)
    }
    let next = index + 1 < stretches.count ? stretches[index + 1].lowerBound : nil
    if isFlow(node, source) {
      let before = index > 0 ? stretches[index - 1].upperBound : start
      bytes.removeSubrange(next.map { start..<$0 } ?? before..<end)
    } else if source.isFirst(start) {
      bytes.removeSubrange(source.lineStart(of: start)..<source.nextLine(behind: end))
    } else {
      // The first key of an item, behind its dash.
      bytes.removeSubrange(start..<(next ?? end))
    }
  }

  /// Throws unless a value is one value on one line.
  func check(_ value: Value) throws(Fault) {
    guard case .literal(let text) = value else { return }
    var sink = DiagnosticSink()
    let source = SourceText(Array("[\(text)]".utf8), file: "")
    let list =
      isJSON
      ? JSONReader.document(source, LoadLimits(), into: &sink) : reader(source, LoadLimits(), &sink)
    guard case .sequence(let items)? = list?.content, items.count == 1, !sink.hasErrors,
      !text.contains(where: \.isNewline)
    else { throw Fault(description: "\(text.quoted) is no value\(isJSON ? " of JSON" : "")") }
  }

  func read() throws(Fault) -> (SourceText, Node) {
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
    let isQuoted =
      entries.first.map { bytes[source.index(of: $0.key.span)] == quote } ?? isJSON
    let end = entries.last.map { source.range(of: $0.value).upperBound }
    guard !isFlow(node, source), let first = entries.first, let last = entries.last?.value else {
      let inner = flow(path, value, isQuoted: isQuoted).dropFirst().dropLast()
      let start = source.index(of: node.span)
      let brace = bytes[start...].firstIndex(of: UInt8(ascii: "{")) ?? start
      bytes.insert(
        contentsOf: ((end == nil ? "" : ", ") + inner).utf8, at: end ?? brace + 1)
      return
    }
    let newline = newline
    var indent = String(repeating: " ", count: first.key.span.column - 1)
    var text = ""
    for key in path.dropLast() {
      text += "\(indent)\(key):\(newline)"
      indent += "  "
    }
    text += "\(indent)\(path.last ?? ""): \(spelled(value, isPlain: true))"
    insertLine(text, behind: last, in: source)
  }

  mutating func insertLine(_ text: String, behind last: Node, in source: SourceText) {
    let end = source.range(of: last).upperBound
    // A block of text ends with its last line break.
    let stop = source.index(line: last.end.line, column: last.end.column)
    let isBehindBreak = stop > end && source.lineStart(of: stop) == stop
    let place = isBehindBreak ? stop : source.nextLine(behind: end)
    let isOpen = source.lineStart(of: place) != place
    bytes.insert(contentsOf: (isOpen ? newline + text : text + newline).utf8, at: place)
  }

  private mutating func append(
    _ value: Value, behind items: [Node], of node: Node, in source: SourceText
  ) {
    let text = spelled(value, isPlain: items.last?.scalar?.isPlain ?? true)
    guard let last = items.last, !isFlow(node, source) else {
      let start = source.index(of: node.span)
      let end = items.last.map { source.range(of: $0).upperBound }
      bytes.insert(contentsOf: ((end == nil ? "" : ", ") + text).utf8, at: end ?? start + 1)
      return
    }
    let indent = String(repeating: " ", count: node.span.column - 1)
    insertLine("\(indent)- \(text)", behind: last, in: source)
  }

  /// Gives keys to a value that is not written, or to the bare name of a part.
  private mutating func extend(
    _ node: Node, _ path: [Step], _ depth: Int, _ value: Value, isInFlow: Bool,
    in source: SourceText
  ) throws(Fault) {
    let isPart = depth > 0 && path[depth - 1].isItem && node.scalar?.text == path[depth].key
    guard let scalar = node.scalar, scalar.isNull || isPart else { throw misfit(path[..<depth]) }
    let keys = try keys(path[depth...])
    if isPart, !isInFlow, let name = keys.first {
      let rest = flow(keys.dropFirst(), value, isQuoted: false)
      return replace(node, by: "\(scalar.isPlain ? name : quoted(name)): \(rest)", in: source)
    }
    replace(node, by: flow(keys[...], value, isQuoted: isPart && !scalar.isPlain), in: source)
  }

  /// The keys of the end of a path, in which there may be no item of a list.
  private func keys(_ path: ArraySlice<Step>) throws(Fault) -> [String] {
    let keys = path.compactMap(\.key)
    guard keys.count == path.count else { throw misfit(path.dropLast()) }
    return keys
  }

  func misfit(_ path: ArraySlice<Step>) -> Fault {
    let name = path.map(\.description).joined(separator: ".")
    return Fault(description: "\(name.quoted) is no mapping")
  }

  var newline: String {
    let isCR = bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
    return isCR ? "\r\n" : "\n"
  }

  /// A value inside mappings in braces.
  private func flow(_ path: ArraySlice<String>, _ value: Value, isQuoted: Bool) -> String {
    let isQuoted = isQuoted || isJSON
    return path.reversed().reduce(spelled(value, isPlain: !isQuoted)) { inner, key in
      "{\(isQuoted ? quoted(key) : key): \(inner)}"
    }
  }

  private func spelled(_ value: Value, isPlain: Bool) -> String {
    switch value {
    case .literal(let text): text
    case .text(let text): isPlain && !isJSON && Grammar.isPlainWord(text) ? text : quoted(text)
    }
  }

  func isFlow(_ node: Node, _ source: SourceText) -> Bool {
    let start = source.index(of: node.span)
    return start < bytes.endIndex && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[start])
  }

  private let quote = UInt8(ascii: "\"")
}
