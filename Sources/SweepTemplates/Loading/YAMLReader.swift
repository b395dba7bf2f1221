// Yams composes whole trees, follows aliases and hashes keys on the way, and it resolves scalars
// with regular expressions. Its scanner, libyaml, is read here event by event instead, so that a
// bomb is refused before it is built and every scalar stays text.
import CYaml

/// Reads the one document of a text into nodes, and reports what the format does not allow.
struct YAMLReader: ~Copyable {
  private let source: SourceText
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private(set) var sink = DiagnosticSink()
  /// Whether there was an anchor and an alias; only the first ones are reported.
  private var (hasAnchor, hasAlias) = (false, false)
  private static let instead = "write the value out, or make it a parameter"
  /// The lists and mappings that are being read, the innermost last.
  private var open: [Span] = []

  /// The reader's way out where reading cannot go on; the reason has been reported.
  private struct Stop: Error {}

  private init(_ source: SourceText) {
    self.source = source
    // The parser keeps its own address, so that it must not move.
    parser = .allocate(capacity: 1)
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The root of a document, or nil where there is none.
  ///
  /// - Parameter limit: the greatest number of bytes.
  static func read(
    _ source: SourceText, limit: Int = LoadLimits.bytes, into sink: inout DiagnosticSink
  ) -> Node? {
    guard check(source, limit, &sink) else { return nil }
    var reader = YAMLReader(source)
    let root = source.bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(reader.parser, bytes.baseAddress, bytes.count)
      return try? reader.document()
    }
    sink = reader.sink
    return root
  }

  /// Checks size and encoding.
  private static func check(
    _ source: SourceText, _ limit: Int, _ sink: inout DiagnosticSink
  ) -> Bool {
    let bytes = source.bytes
    guard bytes.count <= limit else {
      sink.error(
        .tooLarge, "the document has \(bytes.count) bytes, more than \(limit)",
        at: .file(source.file))
      return false
    }
    guard let offset = UTF8Check.firstFault(in: bytes) else { return true }
    let place = source.place(ofByte: offset)
    sink.error(
      .notUTF8, "the document is not UTF-8 at byte \(offset)",
      at: .source(Span(source: source, line: place.line, column: place.column, length: 1)),
      hint: "save it as UTF-8")
    return false
  }

  private mutating func document() throws(Stop) -> Node {
    try expect(YAML_STREAM_START_EVENT)
    let start = try next()
    guard start.type == YAML_DOCUMENT_START_EVENT else {
      sink.error(
        .emptyDocument, "the document is empty", at: .file(source.file),
        hint: "a document begins with 'sweephand: 1'")
      throw Stop()
    }
    let root = try node(next(), depth: 1)
    try expect(YAML_DOCUMENT_END_EVENT)
    let end = try next()
    if end.type != YAML_STREAM_END_EVENT {
      report(
        .severalDocuments, "a second document begins here", at: end,
        hint: "put it into a file of its own")
    }
    return root
  }

  private mutating func expect(_ type: yaml_event_type_t) throws(Stop) {
    guard try next().type == type else { throw Stop() }
  }

  private mutating func next() throws(Stop) -> Event {
    let event = Event()
    if yaml_parser_parse(parser, event.pointer) == 1 { return event }
    reportFault()
    throw Stop()
  }

  // MARK: Nodes

  private mutating func node(_ event: Event, depth: Int) throws(Stop) -> Node {
    switch event.type {
    case YAML_ALIAS_EVENT:
      if !hasAlias { report(.anchor, "aliases are not allowed", at: event, hint: Self.instead) }
      hasAlias = true
      return Node(content: .refused, span: span(event))
    case YAML_SCALAR_EVENT:
      return Node(content: .scalar(scalar(event)), span: span(event))
    case YAML_SEQUENCE_START_EVENT:
      try enter(event, depth)
      return Node(content: .sequence(try items(depth)), span: span(event))
    case YAML_MAPPING_START_EVENT:
      try enter(event, depth)
      return Node(content: .mapping(try entries(depth)), span: span(event))
    default: throw Stop()
    }
  }

  private mutating func enter(_ event: Event, _ depth: Int) throws(Stop) {
    checkProperties(event)
    open.append(span(event))
    guard depth > LoadLimits.depth else { return }
    report(.tooDeep, Self.tooDeep, at: event)
    throw Stop()
  }

  private static var tooDeep: String {
    "more than \(LoadLimits.depth) lists and mappings inside each other"
  }

  private mutating func items(_ depth: Int) throws(Stop) -> [Node] {
    var items: [Node] = []
    while true {
      let event = try next()
      if event.type == YAML_SEQUENCE_END_EVENT {
        open.removeLast()
        return items
      }
      items.append(try node(event, depth: depth + 1))
    }
  }

  private mutating func entries(_ depth: Int) throws(Stop) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    var places: [String: Span] = [:]
    while true {
      let event = try next()
      if event.type == YAML_MAPPING_END_EVENT {
        open.removeLast()
        return entries
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
          "the key \(name.text.quoted) stands here again, first at \(first.line):\(first.column)",
          at: .source(name.span), hint: "leave one of the two out")
      } else {
        entries.append(Node.Entry(key: name, value: value))
      }
    }
  }

  private mutating func scalar(_ event: Event) -> Scalar {
    checkProperties(event)
    let data = event.pointer.pointee.data.scalar
    let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
    return Scalar(
      text: String(decoding: bytes, as: UTF8.self),
      isPlain: data.style == YAML_PLAIN_SCALAR_STYLE, span: span(event))
  }

  /// Reports an anchor or a tag.
  private mutating func checkProperties(_ event: Event) {
    let (anchor, tag) = event.properties
    if anchor != nil {
      if !hasAnchor { report(.anchor, "anchors are not allowed", at: event, hint: Self.instead) }
      hasAnchor = true
    }
    guard let tag else { return }
    report(
      .tag, "the tag \(String(cString: tag).quoted) is not allowed", at: event,
      hint: "leave it out; the type follows from the key")
  }

  // MARK: Places

  private func span(_ event: Event) -> Span {
    let (start, end) = (event.pointer.pointee.start_mark, event.pointer.pointee.end_mark)
    let length = end.line == start.line ? max(1, end.column - start.column) : Int(Int32.max)
    return Span(source: source, line: start.line + 1, column: start.column + 1, length: length)
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, at event: Event, hint: String? = nil
  ) {
    sink.error(code, message, at: .source(span(event)), hint: hint)
  }

  /// Reports why libyaml stopped.
  private mutating func reportFault() {
    let fault = parser.pointee
    // libyaml looks far ahead, and so may come upon its own limit before this one is reached.
    let isTooDeep = fault.problem.map { String(cString: $0).hasPrefix("Maximum nesting") } ?? false
    var message = fault.problem.map { String(cString: $0) } ?? "the document cannot be read"
    var place = (line: fault.problem_mark.line + 1, column: fault.problem_mark.column + 1)
    if fault.error == YAML_READER_ERROR {
      place = source.place(ofByte: fault.problem_offset)
      message = "\(message) at byte \(fault.problem_offset)"
    } else if let context = fault.context {
      message = "\(message) \(String(cString: context))"
    }
    if message.hasPrefix("did not find expected") { message.removeFirst("did not find ".count) }
    let span = Span(source: source, line: place.line, column: place.column, length: 1)
    if isTooDeep { return sink.error(.tooDeep, Self.tooDeep, at: .source(span)) }
    let line = source.line(place.line).unicodeScalars
    if line.prefix(while: { $0 == " " || $0 == "\t" }).contains("\t") {
      let problem =
        line.dropFirst(place.column - 1).first == "\t" ? "a tab cannot stand here" : message
      sink.error(.syntax, problem, at: .source(span), hint: "indent with spaces, not tabs")
    } else if let (bracket, start) = openBracket {
      if source.line(start.line).contains(" #") {
        return sink.error(
          .syntax, "the '\(bracket)' is not closed on its line", at: .source(start),
          hint: "'#' after a blank begins a comment: write colours in quotes")
      }
      let hint = "the '\(bracket)' at \(start.line):\(start.column) is not closed"
      sink.error(.syntax, message, at: .source(span), hint: hint)
    } else {
      sink.error(.syntax, message, at: .source(span))
    }
  }

  /// The bracket that is open where reading stopped.
  private var openBracket: (Unicode.Scalar, Span)? {
    guard let start = open.last else { return nil }
    let scalar = source.line(start.line).unicodeScalars.dropFirst(start.column - 1).first
    guard let scalar, scalar == "[" || scalar == "{" else { return nil }
    return (scalar, Span(source: source, line: start.line, column: start.column, length: 1))
  }
}

/// An event of libyaml, freed with its last reference.
private final class Event {
  let pointer: UnsafeMutablePointer<yaml_event_t>

  init() {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: yaml_event_t())
  }

  deinit {
    yaml_event_delete(pointer)
    pointer.deallocate()
  }

  var type: yaml_event_type_t { pointer.pointee.type }

  /// The anchor and the tag.
  var properties: (anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?) {
    let data = pointer.pointee.data
    switch type {
    case YAML_SCALAR_EVENT: return (data.scalar.anchor, data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT: return (data.sequence_start.anchor, data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT: return (data.mapping_start.anchor, data.mapping_start.tag)
    default: return (nil, nil)
    }
  }
}
