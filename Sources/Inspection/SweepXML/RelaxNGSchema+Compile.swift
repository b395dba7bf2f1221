import CLibXML2

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
