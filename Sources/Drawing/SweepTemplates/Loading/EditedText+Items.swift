import SweepDiagnostics

// Items of lists, inserted and moved with their own lines.
extension EditedText {
  /// Inserts an item before the one at a path, or behind the last one; a list that is missing is made.
  ///
  /// - Parameter text: the item on one line, as in brackets.
  package mutating func insert(_ text: String, at path: [Step]) throws(Fault) {
    try check(.literal(text))
    let (source, root) = try read()
    guard case .item(let index)? = path.last else { throw misfit(path[...]) }
    let list = path.dropLast()
    var node: Node? = root
    for step in list { node = node?[step] }
    guard let node else { return try set(Array(list), to: .literal("[\(text)]")) }
    guard case .sequence(let items) = node.content, (0...items.count).contains(index) else {
      throw misfit(list)
    }
    if items.isEmpty || isFlow(node, source) {
      guard index < items.count else { return try set(path, to: .literal(text)) }
      let start = source.index(of: items[index].span)
      bytes.insert(contentsOf: "\(text), ".utf8, at: start)
      return
    }
    // Items of a block need no braces around their only key.
    let isBraced = text.hasPrefix("{") && text.hasSuffix("}") && !text.hasPrefix("{\"")
    let words = isBraced ? String(text.dropFirst().dropLast()) : text
    let line = String(repeating: " ", count: node.span.column - 1) + "- " + words
    if index > 0 { return insertLine(line, behind: items[index - 1], in: source) }
    let dash = try stretch(of: items[0], in: source).dash
    bytes.insert(contentsOf: (line + newline).utf8, at: source.lineStart(of: dash))
  }

  /// Lets the item at a path and the one behind it change places; in a block the comments above and
  /// behind an item go with it.
  package mutating func swap(_ path: [Step]) throws(Fault) {
    let (source, root) = try read()
    var node: Node? = root
    for step in path.dropLast() { node = node?[step] }
    guard case .item(let index)? = path.last, let node, case .sequence(let items) = node.content,
      index >= 0, index + 1 < items.count
    else { throw misfit(path.dropLast()) }
    let (first, second): (Range<Int>, Range<Int>)
    if isFlow(node, source) {
      (first, second) = (source.range(of: items[index]), source.range(of: items[index + 1]))
    } else {
      first = try stretch(of: items[index], in: source).lines
      second = try stretch(of: items[index + 1], in: source).lines
    }
    let between = bytes[first.upperBound..<second.lowerBound]
    let stretch = first.lowerBound..<second.upperBound
    var moved = self
    moved.bytes.replaceSubrange(stretch, with: bytes[second] + between + bytes[first])
    var list: Node? = try moved.read().1
    for step in path.dropLast() { list = list?[step] }
    guard case .sequence(let after)? = list?.content, after.count == items.count,
      after[index].isSame(as: items[index + 1]), after[index + 1].isSame(as: items[index])
    else { throw Fault(description: "the two cannot change places in the text") }
    self = moved
  }

  /// The dash of an item of a block, and its lines with the comments above and behind it, without the
  /// last line break.
  private func stretch(
    of item: Node, in source: SourceText
  ) throws(Fault) -> (dash: Int, lines: Range<Int>) {
    let range = source.range(of: item)
    guard let dash = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "-")),
      source.isFirst(dash)
    else { throw Fault(description: "the item does not begin a line") }
    var start = source.lineStart(of: dash)
    while start > 0 {
      let above = source.lineStart(of: start - (start > 1 && bytes[start - 2] == 0x0D ? 2 : 1))
      let words = bytes[above..<start].drop { $0 == 0x20 }
      guard words.first == UInt8(ascii: "#") else { break }
      start = above
    }
    return (dash, start..<source.lineEnd(of: range.upperBound).index)
  }
}

extension Node {
  /// Whether a value says the same, wherever it stands.
  fileprivate func isSame(as other: Node) -> Bool {
    switch (content, other.content) {
    case (.scalar(let one), .scalar(let two)): one.text == two.text && one.isPlain == two.isPlain
    case (.sequence(let one), .sequence(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
    case (.mapping(let one), .mapping(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.key.text == $1.key.text && $0.value.isSame(as: $1.value) }
    default: false
    }
  }
}
