import CLibXML2

/// A grammar in RELAX NG's XML syntax that documents are held against.
///
/// It is compiled once and then only read, so several threads may validate with one schema, each
/// its own document. libxml2 needs time exponential in the optional attributes of a grammar that
/// lists them in a sequence; put them into an `<interleave>`, where it is linear.
///
/// ```swift
/// for finding in try RelaxNGSchema.output.validate(document) { print(finding) }
/// ```
public final class RelaxNGSchema: @unchecked Sendable {
  private let grammar: xmlRelaxNGPtr
  private let source: [UInt8]

  /// Compiles a schema, which must be one file: `include` and `externalRef` are refused.
  ///
  /// - Parameters:
  ///   - bytes: the schema in UTF-8, or in UTF-16 with a byte order mark.
  ///   - name: what to call the schema in messages.
  /// - Throws: what makes it unreadable, or no grammar.
  public init(bytes: [UInt8], name: String) throws(XMLError) {
    let document = try XMLDocument(bytes: bytes, name: name)
    try Self.refuseReferences(document.sourceMap)
    self.grammar = try Self.compile(document)
    self.source = bytes
  }

  deinit { xmlRelaxNGFree(grammar) }

  /// The schema of what Sweephand writes, compiled at its first use.
  public static var output: RelaxNGSchema {
    get throws(XMLError) { try compiledOutput.get() }
  }

  private static let compiledOutput = Result<RelaxNGSchema, XMLError> { () throws(XMLError) in
    try RelaxNGSchema(bytes: PackageResources.output_rng, name: "output.rng")
  }

  /// The schema of what Sweephand writes for scripts, compiled at its first use.
  public static var interactive: RelaxNGSchema {
    get throws(XMLError) { try compiledInteractive.get() }
  }

  private static let compiledInteractive = Result<RelaxNGSchema, XMLError> {
    () throws(XMLError) in
    let grammar = String(decoding: PackageResources.output_rng, as: UTF8.self)
    let changes = String(decoding: PackageResources.interactive_rng, as: UTF8.self)
    return try RelaxNGSchema(
      bytes: Array(including(grammar, in: changes).utf8), name: "interactive.rng")
  }

  /// A grammar with the definitions of another one that includes it (RELAX NG, 4.7): those of the
  /// same name take the place of its own.
  private static func including(_ grammar: String, in changes: String) -> String {
    var grammar = grammar
    for definition in changes.matches(of: /<define name="[A-Za-z]+">(?s:.*?)<\/define>/) {
      let start = definition.0.prefix { $0 != ">" }
      if let own = grammar.firstRange(of: start + ">"),
        let end = grammar[own.upperBound...].firstRange(of: "</define>")
      {
        grammar.replaceSubrange(own.lowerBound..<end.upperBound, with: definition.0)
      } else {
        grammar.replace("</grammar>", with: definition.0 + "\n</grammar>")
      }
    }
    return grammar
  }

  /// Holds a document against the schema; without findings it is valid.
  ///
  /// The findings stand in the order of their places.
  public func validate(_ document: XMLDocument) -> [XMLFinding] {
    var (raised, verdict) = Self.run(grammar, document)
    if raised.contains(where: \.lacksAttribute) { nameAttributes(&raised, in: document) }
    if verdict != 0 && !raised.contains(where: { $0.finding.severity == .error }) {
      // No verdict must never read as a good one.
      let message = verdict > 0 ? "the document is not valid" : "libxml2 gave no verdict"
      raised.append(RaisedFinding(message: message, in: document))
    }
    return raised.map(\.finding).sorted { $0.position < $1.position }
  }

  /// Puts a finding about an attribute in the place of one about its element's attributes.
  private func nameAttributes(_ raised: inout [RaisedFinding], in document: XMLDocument) {
    guard let relaxed = try? Self.compileRelaxed(source) else { return }
    defer { xmlRelaxNGFree(relaxed) }
    let named = Self.run(relaxed, document).raised.filter { $0.finding.attribute != nil }
    raised = raised.map { vague in
      guard vague.lacksAttribute else { return vague }
      return named.first { $0.isAboutElement(of: vague) } ?? vague
    }
  }

  private static func run(
    _ grammar: xmlRelaxNGPtr, _ document: XMLDocument
  ) -> (raised: [RaisedFinding], verdict: Int32) {
    guard let validator = xmlRelaxNGNewValidCtxt(grammar) else { return ([], -1) }
    defer { xmlRelaxNGFreeValidCtxt(validator) }
    var raised: [RaisedFinding] = []
    let verdict = ErrorSink.collecting({ error, _ in
      let next = RaisedFinding(error, in: document)
      if raised.last != next { raised.append(next) }
    }) { sink in
      sweep_report_validity(validator, sink)
      return xmlRelaxNGValidateDoc(validator, document.tree)
    }
    return (raised, verdict)
  }
}
