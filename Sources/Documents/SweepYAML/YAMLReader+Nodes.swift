import CYAML
import SweepDiagnostics
import SweepTemplates

/// Values, from the events that they are made of.
extension YAMLReader {
  /// The value that an event begins.
  mutating func node(_ event: YAMLEvent, depth: Int) throws(Stop) -> Node {
    switch event.type {
    case YAML_ALIAS_EVENT:
      if !hasAlias { report(.anchor, "aliases are not allowed", at: event, hint: instead) }
      hasAlias = true
      return Node(content: .refused, span: span(event), end: event.end)
    case YAML_SCALAR_EVENT:
      return Node(content: .scalar(scalar(event)), span: span(event), end: event.end)
    case YAML_SEQUENCE_START_EVENT:
      try enter(event, depth)
      let (items, end) = try items(depth)
      return Node(
        content: .sequence(items), span: span(event), end: end ?? items.last?.end ?? event.end)
    case YAML_MAPPING_START_EVENT:
      try enter(event, depth)
      let (entries, end) = try entries(depth)
      return Node(
        content: .mapping(entries), span: span(event),
        end: end ?? entries.last?.value.end ?? event.end)
    default: throw Stop()
    }
  }

  private mutating func enter(_ event: YAMLEvent, _ depth: Int) throws(Stop) {
    checkProperties(event)
    open.append(span(event))
    guard depth > limits[.depth] else { return }
    report(.tooDeep, tooDeep, at: event, hint: LoadLimits.Name.depth.hint)
    throw Stop()
  }

  /// The items of a list, and where its bracket closes; nil where it has none.
  private mutating func items(
    _ depth: Int
  ) throws(Stop) -> (items: [Node], end: (line: Int, column: Int)?) {
    var items: [Node] = []
    while true {
      let event = try next()
      if event.type == YAML_SEQUENCE_END_EVENT {
        open.removeLast()
        return (items, event.isEmpty ? nil : event.end)
      }
      items.append(try node(event, depth: depth + 1))
    }
  }

  /// The entries of a mapping, and where its brace closes; nil where it has none.
  private mutating func entries(
    _ depth: Int
  ) throws(Stop) -> (entries: [Node.Entry], end: (line: Int, column: Int)?) {
    var entries: [Node.Entry] = []
    var places: [String: SourceSpan] = [:]
    while true {
      let event = try next()
      if event.type == YAML_MAPPING_END_EVENT {
        open.removeLast()
        return (entries, event.isEmpty ? nil : event.end)
      }
      let key = try node(event, depth: depth + 1)
      let value = try node(next(), depth: depth + 1)
      guard let name = key.scalar else {
        if case .refused = key.content { continue }
        report(.keyNotText, "a key must be a name", at: event)
        continue
      }
      if let first = places.updateValue(name.span, forKey: name.text) {
        places[name.text] = first
        sink.error(
          .duplicateKey,
          "the key \(name.text.quoted) is repeated; it was first used at \(first.line):\(first.column)",
          at: name.span, hint: "remove one of the two")
      } else {
        entries.append(Node.Entry(key: name, value: value))
      }
    }
  }

  private mutating func scalar(_ event: YAMLEvent) -> Scalar {
    checkProperties(event)
    let data = event.pointer.pointee.data.scalar
    let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
    return Scalar(
      text: String(decoding: bytes, as: UTF8.self),
      isPlain: data.style == YAML_PLAIN_SCALAR_STYLE, span: span(event))
  }

  /// Reports an anchor or a tag.
  private mutating func checkProperties(_ event: YAMLEvent) {
    let (anchor, tag) = event.properties
    if anchor != nil {
      if !hasAnchor { report(.anchor, "anchors are not allowed", at: event, hint: instead) }
      hasAnchor = true
    }
    guard let tag else { return }
    report(
      .tag, "the tag \(String(cString: tag).quoted) is not allowed", at: event,
      hint: "leave it out; the type follows from the key")
  }
}

private let instead = "write the value out, or make it a parameter"
