import CLibXML2

/// Makes a tree of a scanned text.
enum XMLParser {
  /// How far beyond the place where the scanner gave up libxml2 may look for a reason.
  private static let lookahead = 1024

  /// Parses the text of a source map.
  static func parse(_ map: SourceMap, gaveUpAt: Int?) throws(XMLError) -> xmlDocPtr {
    let length = min(map.bytes.count, gaveUpAt.map { $0 + lookahead } ?? .max)
    var failure: ParserFailure?
    let tree = read(map.bytes, length) { error, parser in
      if failure == nil { failure = ParserFailure(error, parser) }
    }
    if failure == nil, gaveUpAt == nil, let tree { return tree }
    if let tree { xmlFreeDoc(tree) }
    if let failure, failure.isOutOfMemory { throw .outOfMemory }
    // Past the scanner's end libxml2 would only complain about the cut that was made there.
    let isCut = length < map.bytes.count
    if let failure, !(isCut && failure.offset >= length) { throw failure.error(map) }
    let offset = gaveUpAt ?? 0
    throw .malformed("not well-formed", LineCounter.position(of: offset, in: map.bytes))
  }

  private static func read(
    _ bytes: [UInt8], _ length: Int, _ report: ErrorSink.Handler
  ) -> xmlDocPtr? {
    _ = LibXML.start
    guard let parser = xmlNewParserCtxt() else { return nil }
    defer { xmlFreeParserCtxt(parser) }
    return ErrorSink.collecting(report) { sink in
      sweep_report_parser(parser, sink)
      return bytes.withUnsafeBytes { bytes in
        // Without an address for the document: with one, each finding makes libxml2 look through
        // all earlier siblings for traces of XInclude, which is quadratic.
        xmlCtxtReadMemory(
          parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(length), nil, nil,
          Int32(LibXML.options))
      }
    }
  }
}
