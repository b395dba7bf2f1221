// libyaml is read event by event, so that a bomb is refused before it is built and every scalar
// stays text.
import CYAML
import SweepDiagnostics

/// Reads the one document of a text into nodes, and reports what the format does not allow.
struct YAMLReader: ~Copyable {
  let source: SourceText
  let limits: LoadLimits
  let parser: UnsafeMutablePointer<yaml_parser_t>
  var sink = DiagnosticSink()
  /// Whether there was an anchor and an alias; only the first ones are reported.
  var (hasAnchor, hasAlias) = (false, false)
  /// The lists and mappings that are being read, the innermost last.
  var open: [SourceSpan] = []

  /// The reader's way out where reading cannot go on; the reason has been reported.
  struct Stop: Error {}

  private init(_ source: SourceText, _ limits: LoadLimits) {
    self.source = source
    self.limits = limits
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
  /// What is JSON is read as JSON. A file of that name in which neither finds a value is told what
  /// JSON misses.
  static func read(
    _ source: SourceText, _ limits: LoadLimits, into sink: inout DiagnosticSink
  ) -> Node? {
    guard source.isReadable(.size, limits[.size], &sink), !source.isMarkup(&sink) else {
      return nil
    }
    var fault: JSONReader.Fault?
    if source.mayBeJSON {
      do throws(JSONReader.Fault) {
        return try JSONReader.read(source, limits)
      } catch {
        if source.file.lowercased().hasSuffix(".json") { fault = error }
      }
    }
    var reader = YAMLReader(source, limits)
    let root = source.bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(reader.parser, bytes.baseAddress, bytes.count)
      return try? reader.document()
    }
    if root == nil, source.hasConflict(&sink) { return nil }
    if root == nil, let fault { sink.report(fault) } else { sink.add(reader.sink.sorted) }
    return root
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

  /// The next event; where there is none, the reason is reported.
  mutating func next() throws(Stop) -> YAMLEvent {
    let event = YAMLEvent()
    if yaml_parser_parse(parser, event.pointer) == 1 { return event }
    reportFault()
    throw Stop()
  }

  /// Where an event stands.
  func span(_ event: YAMLEvent) -> SourceSpan {
    let (start, end) = (event.pointer.pointee.start_mark, event.pointer.pointee.end_mark)
    let length = end.line == start.line ? max(1, end.column - start.column) : Int(Int32.max)
    return SourceSpan(
      source: source, line: start.line + 1, column: start.column + 1, length: length)
  }

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at event: YAMLEvent, hint: String? = nil
  ) {
    sink.error(code, message, at: .source(span(event)), hint: hint)
  }
}
