import CLibXML2
import SweepValues

enum LibXML {
  static let start: Void = xmlInitParser()

  /// Parser options: no network, no replacing of entities, no DTD. The
  /// text is UTF-8 whatever its declaration says, since it has been converted before.
  ///
  /// With these options nothing asks for an external entity, so the process's entity loader,
  /// which is global, is left alone.
  static let options =
    XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_COMPACT.rawValue
    | XML_PARSE_IGNORE_ENC.rawValue

  /// libxml2's wording in our form: one line, lower case, without a final period, not too long.
  static func message(_ text: UnsafePointer<CChar>?) -> String {
    guard let text else { return "unknown error" }
    var scalars = String(cString: text).unicodeScalars[...]
    while let last = scalars.last, last == "." || last.properties.isWhitespace {
      scalars.removeLast()
    }
    var message = ""
    for scalar in scalars.prefix(longest) {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      message.unicodeScalars.append(isControl ? " " : scalar)
    }
    if scalars.count > longest { message += "…" }
    // The first word is lowered unless it is a name of the grammar, as in "AttValue: ' expected".
    let rest = message.dropFirst().prefix { $0.isLetter }
    guard rest.allSatisfy(\.isLowercase) else { return message }
    return message.prefix(1).lowercased() + message.dropFirst()
  }

  private static let longest = 240
}

/// Makes a tree of a scanned text.
enum XMLParser {
  /// Distance beyond the scanner's end in which libxml2 may look for a reason.
  private static let lookahead = 1024

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

/// Receives what libxml2 reports while a closure runs, from a context or from the thread.
enum ErrorSink {
  typealias Handler = (_ error: xmlError, _ raiser: UnsafeMutableRawPointer?) -> Void

  private final class Receiver {
    let report: Handler
    init(_ report: @escaping Handler) { self.report = report }
  }

  /// Runs `body` with a sink to give to a context. What goes past the contexts is received too, as
  /// the thread's handler is replaced meanwhile.
  static func collecting<Result>(
    _ report: Handler, _ body: (UnsafeMutablePointer<sweep_sink>) -> Result
  ) -> Result {
    withoutActuallyEscaping(report) { report in
      let receiver = Receiver(report)
      var sink = sweep_sink(
        context: Unmanaged.passUnretained(receiver).toOpaque(),
        report: { context, error, raiser in
          guard let context, let error else { return }
          let receiver = Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue()
          receiver.report(error.pointee, raiser)
        })
      return withExtendedLifetime(receiver) {
        withUnsafeMutablePointer(to: &sink) { sink in
          let before = sweep_report_thread(sink)
          defer { sweep_restore_thread(before) }
          return body(sink)
        }
      }
    }
  }
}

extension XMLFinding {
  init(_ error: xmlError, in document: XMLDocument) {
    let map = document.sourceMap
    let node = error.node?.assumingMemoryBound(to: xmlNode.self)
    let element = node.flatMap { document.elementIndex(of: $0) }
    let attribute = element.flatMap { Self.attribute(error, ofElement: $0, in: map) }
    self.init(
      severity: error.level.rawValue >= XML_ERR_ERROR.rawValue ? .error : .warning,
      message: LibXML.message(error.message),
      position: attribute?.position ?? element.flatMap { map.position(ofElement: $0) } ?? .start,
      element: element.flatMap { map.name(ofElement: $0) },
      attribute: attribute.map { map.name($0) })
  }

  init(message: String, in document: XMLDocument) {
    self.init(
      severity: .error, message: message,
      position: document.sourceMap.position(ofElement: 0) ?? .start,
      element: document.sourceMap.name(ofElement: 0), attribute: nil)
  }

  private static func attribute(
    _ error: xmlError, ofElement element: Int, in map: SourceMap
  ) -> SourceMap.Place? {
    guard error.code == Int32(XML_RELAXNG_ERR_INVALIDATTR.rawValue), let text = error.str1 else {
      return nil
    }
    let name = String(cString: text)
    let places = map.places(ofElement: element)
    return places.first { map.text($0).elementsEqual(name.utf8) }
      ?? places.first { map.isLocalName(name, of: $0) }
  }
}
