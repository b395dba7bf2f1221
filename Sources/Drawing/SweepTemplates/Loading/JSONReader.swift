import SweepDiagnostics

/// Reads the one value of a text as JSON (RFC 8259), with the place of every value.
///
/// libyaml rejects some of JSON: pairs of surrogates, U+007F, and keys that are long or end on
/// another line than their colon.
package struct JSONReader {
  /// Why a text is not JSON.
  struct Fault: Error {
    var code = DiagnosticCode.syntax
    var message: String
    var span: SourceSpan
    var hint: String?
  }

  let source: SourceText
  let limits: LoadLimits
  let bytes: [UInt8]
  private(set) var at = 0
  private(set) var line = 1
  private(set) var column = 1

  private init(_ source: SourceText, _ limits: LoadLimits) {
    (self.source, self.limits) = (source, limits)
    bytes = Array(source.bytes)
  }

  /// The value of a text in UTF-8.
  static func read(_ source: SourceText, _ limits: LoadLimits) throws(Fault) -> Node {
    var reader = JSONReader(source, limits)
    let root = try reader.value(depth: 1)
    reader.skipSpace()
    guard reader.next == nil else { throw reader.fault("nothing can follow the value") }
    return root
  }

  /// The value of a text; nil for none, which is reported.
  static func read(
    _ source: SourceText, _ limits: LoadLimits, _ limit: LoadLimits.Name, most: Int,
    into sink: inout DiagnosticSink
  ) -> Node? {
    guard source.isReadable(limit, most, &sink) else { return nil }
    do throws(Fault) {
      return try read(source, limits)
    } catch {
      sink.report(error)
      return nil
    }
  }

  /// The root of a document in JSON; nil where there is none, which is reported.
  package static func document(
    _ source: SourceText, _ limits: LoadLimits, into sink: inout DiagnosticSink
  ) -> Node? {
    read(source, limits, .size, most: limits[.size], into: &sink)
  }

  /// The byte to read next.
  var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  /// Advances by a byte. Lines end as in YAML, so that excerpts are cut alike.
  mutating func advance() {
    let byte = bytes[at]
    let isSeparator =
      byte == 0x0a || byte == 0x0d && (at + 1 >= bytes.count || bytes[at + 1] != 0x0a)
      || byte == 0x85 && at > 0 && bytes[at - 1] == 0xc2
      || (byte == 0xa8 || byte == 0xa9) && at > 1 && bytes[at - 1] == 0x80 && bytes[at - 2] == 0xe2
    at += 1
    if isSeparator { (line, column) = (line + 1, 1) } else if byte & 0xC0 != 0x80 { column += 1 }
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
      advance()
    }
  }

  /// Consumes a character if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  /// The stretch from a place to here.
  func span(from line: Int, _ column: Int) -> SourceSpan {
    let length = line == self.line ? max(1, self.column - column) : Int(Int32.max)
    return SourceSpan(source: source, line: line, column: column, length: length)
  }

  /// A fault at the current position.
  func fault(_ message: String, hint: String? = nil) -> Fault {
    Fault(message: message, span: span(from: line, column), hint: hint)
  }
}

// Lists and objects.
extension JSONReader {
  private mutating func value(depth: Int) throws(Fault) -> Node {
    skipSpace()
    let (line, column) = (line, column)
    switch next {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth <= limits[.depth] else {
        throw Fault(
          code: .tooDeep,
          message: "more than \(limits[.depth]) lists and objects inside each other",
          span: span(from: line, column), hint: LoadLimits.Name.depth.hint)
      }
      let isList = next == UInt8(ascii: "[")
      advance()
      let span = span(from: line, column)
      let content: Node.Content =
        isList ? .sequence(try items(depth)) : .mapping(try entries(depth))
      return Node(content: content, span: span, end: (self.line, self.column))
    default:
      let scalar = try scalar()
      return Node(content: .scalar(scalar), span: scalar.span, end: (self.line, self.column))
    }
  }

  private mutating func items(_ depth: Int) throws(Fault) -> [Node] {
    var items: [Node] = []
    skipSpace()
    if take("]") { return items }
    while true {
      items.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return items }
      try comma("]")
    }
  }

  private mutating func entries(_ depth: Int) throws(Fault) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    var places: [String: SourceSpan] = [:]
    skipSpace()
    if take("}") { return entries }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else {
        throw fault("expected a key", hint: "keys are in double quotes")
      }
      let key = try scalar()
      if let first = places.updateValue(key.span, forKey: key.text) {
        throw Fault(
          code: .duplicateKey,
          message:
            "the key \(key.text.quoted) is repeated; it was first used at \(first.line):\(first.column)",
          span: key.span, hint: "remove one of the two")
      }
      skipSpace()
      guard take(":") else { throw fault("expected ':' after the key") }
      entries.append(Node.Entry(key: key, value: try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return entries }
      try comma("}")
    }
  }

  /// Consumes the comma between two values; none is allowed before the end.
  private mutating func comma(_ end: Unicode.Scalar) throws(Fault) {
    let before = self
    guard take(",") else { throw fault("expected ',' or '\(end)'") }
    skipSpace()
    if next == UInt8(ascii: end) {
      throw before.fault("nothing follows this comma", hint: "remove it")
    }
  }
}

extension DiagnosticSink {
  /// Reports why a text is not JSON.
  mutating func report(_ fault: JSONReader.Fault) {
    error(fault.code, fault.message, at: .source(fault.span), hint: fault.hint)
  }
}
