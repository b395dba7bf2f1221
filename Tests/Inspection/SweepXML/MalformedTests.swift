import Testing

@testable import SweepXML

/// Texts that are refused, each with the place and the words.
@Suite struct MalformedTests {
  static let cases: [(text: String, line: Int, column: Int, words: String)] = [
    ("<svg>", 1, 6, "'svg' is not closed"),
    ("<svg>\n  <g id=\"a", 2, 11, "the value of an attribute does not end"),
    ("<svg/><svg/>", 1, 7, "something stands behind the outermost element"),
    ("<svg></svg>garbage", 1, 12, "something stands behind the outermost element"),
    ("plain text", 1, 1, "there is no tag at the start"),
    ("<svg>\n<g>\n</svg>", 3, 1, "'</svg>' stands where 'g' of line 2 is to be closed"),
    ("<svg>\n é<g x=\"1\" y=\"2\" x=\"3\"/></svg>", 2, 18, "the attribute 'x' stands there twice"),
    (
      "<svg>\n<use id=\"é\" xlink:href=\"#a\"/></svg>", 2, 13,
      "namespace prefix xlink for href on use is not defined"
    ),
    ("<svg>\n <svg:g/></svg>", 2, 2, "namespace prefix svg on g is not defined"),
    (
      "<svg xmlns:a=\"u:u\" xmlns:b=\"u:u\">\n<g a:x=\"1\" b:x=\"2\"/></svg>", 2, 12,
      "namespaced Attribute x in 'u:u' redefined"
    ),
    ("<svg>&nope;</svg>", 1, 6, "XML has no entity 'nope'"),
    ("<!DOCTYPE svg PUBLIC \"a\" \"b\">\n<svg>&nope;</svg>", 2, 6, "XML has no entity 'nope'"),
    ("<svg>\n<text>a & b</text></svg>", 2, 9, "a '&' begins no reference"),
    ("<svg a=\"b&c\"/>", 1, 10, "a reference does not end with ';'"),
    ("<svg>a < b</svg>", 1, 8, "a '<' begins no tag"),
    ("<svg>\n\u{1}</svg>", 2, 1, "PCDATA invalid Char value 1"),
    ("<svg a=1/>", 1, 8, "the value of an attribute is not in quotes"),
    ("<svg a=\"<\"/>", 1, 9, "a '<' stands in the value of an attribute"),
    ("<svg a=\"1\"b=\"2\"/>", 1, 11, "no space parts two attributes"),
    ("<svg a/>", 1, 7, "the attribute 'a' has no value"),
    ("<svg>\n<g <a/></svg>", 2, 4, "something else stands where the tag is to end"),
    ("<svg", 1, 5, "the tag of 'svg' does not end"),
    ("\n<?xml version=\"1.0\"?><svg/>", 2, 1, "the XML declaration is not at the very start"),
    ("<svg><?xml version=\"1.0\"?></svg>", 1, 6, "the XML declaration is not at the very start"),
    ("<svg><!-- a -- b --></svg>", 1, 13, "two hyphens stand in a comment"),
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

  /// Every message of our own has a remedy.
  @Test(arguments: cases)
  func isMendable(text: String, line: Int, column: Int, words: String) throws {
    let isOurs =
      !words.hasPrefix("namespace") && !words.contains("invalid Char")
      && !words.hasPrefix("unsupported") && !words.hasPrefix("'</")
    let hint = try #require(readError(text)).hint
    if isOurs { #expect(hint != nil, "\(words)") }
  }

  @Test(arguments: ["", " \n\t", "\u{FEFF}", "\u{FEFF} "])
  func nothingIsEmpty(text: String) {
    #expect(readError(text) == .empty)
  }

  /// Each would define an entity, an attribute that no scan of the text finds, or load a file.
  @Test(arguments: [
    "<!ATTLIST svg onload CDATA \"alert(1)\">", "<!ENTITY s \"<script/>\">",
    "<!ENTITY x SYSTEM \"file:///etc/passwd\">", "<!ENTITY % p SYSTEM \"http://h/p\"> %p;",
    "<!-- --><!ENTITY s \"\">",
  ])
  func internalSubsetIsRefused(declaration: String) {
    let text = "<?xml version=\"1.0\"?>\n<!DOCTYPE svg [\(declaration)]>\n<svg/>"
    #expect(readError(text) == .internalSubset(XMLPosition(line: 2, column: 1)))
  }

  @Test(arguments: [
    "<!DOCTYPE svg>", "<!DOCTYPE svg []>", "<!DOCTYPE svg SYSTEM 'file:///dev/zero' [ ]>",
    "<!DOCTYPE svg [<!-- <!ENTITY a 'b'> ]> --> <!---->]>",
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
    let source = try XMLSource(Array(text.utf8), limits: .default)
    // libxml2 is given only a little beyond this place.
    let end = try #require(try SourceScanner.scan(source, limits: .default).gaveUpAt)
    #expect(end < 20)
    #expect(readError(text) != nil)
  }

  static let many = (0..<2_000).map { "a\($0)=''" }.joined(separator: " ")
}
