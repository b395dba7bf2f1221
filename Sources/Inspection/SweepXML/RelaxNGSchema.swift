import CLibXML2

/// A grammar in RELAX NG's XML syntax that documents are held against.
///
/// A schema is compiled once and then only read, so several threads may validate with one, each
/// its own document. libxml2 needs time exponential in the optional attributes of a grammar that
/// lists them in a sequence; put them into an `<interleave>`, where it is linear.
///
/// ```swift
/// let schema = try RelaxNGSchema(bytes: grammar, name: "dial.rng")
/// if let finding = schema.verdict(on: document) { print(finding) }
/// ```
public final class RelaxNGSchema: @unchecked Sendable {
  private let grammar: xmlRelaxNGPtr
  private let passing: Passing?

  /// Content that is accepted without asking libxml2: elements of other namespaces than
  /// one, all elements within some of its elements, and attributes such as `data-name`, which count
  /// as attributes of another namespace.
  public struct Passing: Sendable {
    let namespace: String
    let opaque: Set<String>

    /// Lets through what is for others.
    public init(besides namespace: String, in opaque: Set<String>) {
      self.namespace = namespace
      self.opaque = opaque
    }
  }

  /// Compiles a schema, which must be one file: `include` and `externalRef` are refused.
  ///
  /// - Parameters:
  ///   - bytes: the schema in UTF-8, or in UTF-16 with a byte order mark.
  ///   - name: what to call the schema in messages.
  ///   - passing: what is kept from libxml2; nothing by default.
  /// - Throws: what makes it unreadable, or no grammar.
  public init(bytes: [UInt8], name: String, passing: Passing? = nil) throws(XMLError) {
    let document = try XMLDocument(bytes: bytes, name: name)
    self.passing = passing
    try Self.refuseReferences(document.sourceMap)
    self.grammar = try Self.compile(document)
  }

  deinit { xmlRelaxNGFree(grammar) }

  /// First violation that libxml2 finds in a document; nil if it is valid.
  ///
  /// The finding is only the first one, often vague, and has the place of the element at best.
  public func verdict(on document: XMLDocument) -> XMLFinding? {
    let (raised, verdict) = run(on: document)
    if verdict == 0 { return nil }
    if let first = raised.first(where: { $0.severity == .error }) { return first }
    // No verdict must never read as a good one.
    let message = verdict > 0 ? "the document is not valid" : "libxml2 gave no verdict"
    return XMLFinding(message: message, in: document)
  }

  private func run(on document: XMLDocument) -> (raised: [XMLFinding], verdict: Int32) {
    guard let passing else { return Self.run(grammar, document) }
    // The other way round, attributes behind what is hidden would not be found.
    return document.withDataApart {
      document.withForeignHidden(besides: passing.namespace, in: passing.opaque) {
        Self.run(grammar, document)
      }
    }
  }

  private static func run(
    _ grammar: xmlRelaxNGPtr, _ document: XMLDocument
  ) -> (raised: [XMLFinding], verdict: Int32) {
    guard let validator = xmlRelaxNGNewValidCtxt(grammar) else { return ([], -1) }
    defer { xmlRelaxNGFreeValidCtxt(validator) }
    var raised: [XMLFinding] = []
    let verdict = ErrorSink.collecting({ error, _ in
      // The first is enough, and there may be as many as elements.
      if raised.count < 10 { raised.append(XMLFinding(error, in: document)) }
    }) { sink in
      sweep_report_validity(validator, sink)
      return xmlRelaxNGValidateDoc(validator, document.tree)
    }
    return (raised, verdict)
  }
}

extension RelaxNGSchema {
  /// Refuses what would make libxml2 read other files.
  static func refuseReferences(_ map: SourceMap) throws(XMLError) {
    for name in ["include", "externalRef"] {
      guard let place = map.elements.first(where: { map.isLocalName(name, of: $0) }) else {
        continue
      }
      throw .schema("'\(name)' is not allowed, as a schema is one file", place.position)
    }
  }

  /// The grammar of a schema's document; libxml2 works on a copy of the tree.
  static func compile(_ document: XMLDocument) throws(XMLError) -> xmlRelaxNGPtr {
    guard let compiler = xmlRelaxNGNewDocParserCtxt(document.tree) else { throw .outOfMemory }
    defer { xmlRelaxNGFreeParserCtxt(compiler) }
    var first: XMLError?
    let grammar = ErrorSink.collecting({ error, _ in
      // The copy has lost the elements' numbers, so only the line is known.
      let position = XMLPosition(line: max(1, Int(error.line)), column: 1)
      if first == nil { first = .schema(LibXML.message(error.message), position) }
    }) { sink in
      sweep_report_schema(compiler, sink)
      return xmlRelaxNGParse(compiler)
    }
    if first == nil, let grammar { return grammar }
    if let grammar { xmlRelaxNGFree(grammar) }
    throw first ?? .schema("not a RELAX NG grammar", .start)
  }
}
