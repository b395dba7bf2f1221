import CLibXML2

/// A grammar in RELAX NG's XML syntax that documents are held against.
///
/// It is compiled once and then only read, so several threads may validate with one schema, each
/// its own document. libxml2 needs time exponential in the optional attributes of a grammar that
/// lists them in a sequence; put them into an `<interleave>`, where it is linear.
///
/// ```swift
/// let schema = try RelaxNGSchema(bytes: grammar, name: "dial.rng")
/// if let finding = schema.verdict(on: document) { print(finding) }
/// ```
public final class RelaxNGSchema: @unchecked Sendable {
  private let grammar: xmlRelaxNGPtr
  private let passesData: Bool

  /// Compiles a schema, which must be one file: `include` and `externalRef` are refused.
  ///
  /// - Parameters:
  ///   - bytes: the schema in UTF-8, or in UTF-16 with a byte order mark.
  ///   - name: what to call the schema in messages.
  ///   - passesData: whether attributes such as `data-name` are let through where the schema lets
  ///     attributes of other namespaces through; RELAX NG itself cannot say so.
  /// - Throws: what makes it unreadable, or no grammar.
  public init(bytes: [UInt8], name: String, passesData: Bool = false) throws(XMLError) {
    let document = try XMLDocument(bytes: bytes, name: name)
    self.passesData = passesData
    try Self.refuseReferences(document.sourceMap)
    self.grammar = try Self.compile(document)
  }

  deinit { xmlRelaxNGFree(grammar) }

  /// What libxml2 says against a document first; nil where it is valid.
  ///
  /// It names only one fault, often vaguely, and knows the place of the element at best.
  public func verdict(on document: XMLDocument) -> XMLFinding? {
    let (raised, verdict) =
      passesData
      ? document.withDataApart { Self.run(grammar, document) } : Self.run(grammar, document)
    if verdict == 0 { return nil }
    if let first = raised.first(where: { $0.severity == .error }) { return first }
    // No verdict must never read as a good one.
    let message = verdict > 0 ? "the document is not valid" : "libxml2 gave no verdict"
    return XMLFinding(message: message, in: document)
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
