import Testing

@testable import SweepXML

/// Texts that are refused, each with the place and the words.
@Suite struct MalformedTests {
  static let cases: [(text: String, line: Int, column: Int, words: String)] = [
    ("<svg>", 1, 6, "premature end of data in tag svg line 1"),
    ("<svg>\n  <g id=\"a", 2, 11, "AttValue: ' expected"),
    ("<svg/><svg/>", 1, 7, "extra content at the end of the document"),
    ("<svg></svg>garbage", 1, 12, "extra content at the end of the document"),
    ("plain text", 1, 1, "start tag expected, '<' not found"),
    ("<svg>\n<g>\n</svg>", 3, 1, "opening and ending tag mismatch: g line 2 and svg"),
    ("<svg>\n é<g x=\"1\" y=\"2\" x=\"3\"/></svg>", 2, 18, "attribute x redefined"),
    (
      "<svg>\n<use id=\"é\" xlink:href=\"#a\"/></svg>", 2, 13,
      "namespace prefix xlink for href on use is not defined"
    ),
    ("<svg>\n <svg:g/></svg>", 2, 2, "namespace prefix svg on g is not defined"),
    (
      "<svg xmlns:a=\"u:u\" xmlns:b=\"u:u\">\n<g a:x=\"1\" b:x=\"2\"/></svg>", 2, 12,
      "namespaced Attribute x in 'u:u' redefined"
    ),
    ("<svg>&nope;</svg>", 1, 12, "entity 'nope' not defined"),
    (
      "<!DOCTYPE svg PUBLIC \"a\" \"b\">\n<svg>&nope;</svg>", 2, 12, "entity 'nope' not defined"
    ),
    ("<svg>\n\u{1}</svg>", 2, 1, "PCDATA invalid Char value 1"),
    ("<svg a=1/>", 1, 8, "AttValue: \" or ' expected"),
    ("<svg a=\"<\"/>", 1, 9, "unescaped '<' not allowed in attributes values"),
    ("<svg a=\"1\"b=\"2\"/>", 1, 11, "attributes construct error"),
    ("<svg><?xml version=\"1.0\"?></svg>", 1, 11, "XML declaration allowed only at the start"),
    ("<svg><!-- a -- b --></svg>", 1, 13, "double hyphen within comment: <!-- a"),
    ("<?xml version=\"1.1\"?><svg/>", 1, 20, "unsupported version '1.1'"),
  ]

  @Test(arguments: cases)
  func isRefused(text: String, line: Int, column: Int, words: String) throws {
    let error = try #require(readError(text))
    guard case .malformed(let message, let position) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(message.hasPrefix(words), "\(message)")
    #expect(position == XMLPosition(line: line, column: column))
  }

  @Test(arguments: ["", " \n\t", "\u{FEFF}", "\u{FEFF} "])
  func nothingIsEmpty(text: String) {
    #expect(readError(text) == .empty)
  }

  /// Each would define an entity, an attribute that no scan of the text sees, or load a file.
  @Test(arguments: [
    "<!ATTLIST svg onload CDATA \"alert(1)\">", "<!ENTITY s \"<script/>\">",
    "<!ENTITY x SYSTEM \"file:///etc/passwd\">", "<!ENTITY % p SYSTEM \"http://h/p\"> %p;",
    "<!-- -->",
  ])
  func internalSubsetIsRefused(declaration: String) {
    let text = "<?xml version=\"1.0\"?>\n<!DOCTYPE svg [\(declaration)]>\n<svg/>"
    #expect(readError(text) == .internalSubset(XMLPosition(line: 2, column: 1)))
  }

  @Test(arguments: [
    "<!DOCTYPE svg>", "<!DOCTYPE svg []>", "<!DOCTYPE svg SYSTEM 'file:///dev/zero' [ ]>",
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://h/svg11.dtd\">",
  ])
  func plainDocumentTypeLoadsNothing(doctype: String) throws {
    #expect(try read("\(doctype)<svg/>").rootName == "svg")
  }

  /// A tag must not hide from the limits in something that libxml2 would leave early.
  @Test(arguments: [
    "<svg><?1 <b \(many)/>?></svg>", "<svg><?\u{D7} <b \(many)/>?></svg>",
    "<svg><!-- \u{1} <b \(many)/>--></svg>", "<svg><![CDATA[ \u{FFFF} <b \(many)/>]]></svg>",
    "<!DOCTYPE 1 '<b \(many)/>'><svg/>", "<svg a='<b \(many)/>'/>",
  ])
  func nothingHidesATag(text: String) throws {
    let source = try SourceText(Array(text.utf8), limits: .default)
    // libxml2 is given only a little beyond this place.
    let end = try #require(try SourceScanner.scan(source, limits: .default).gaveUpAt)
    #expect(end < 20)
    #expect(readError(text) != nil)
  }

  static let many = (0..<2_000).map { "a\($0)=''" }.joined(separator: " ")
}
