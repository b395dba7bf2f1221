import TestSupport
import Testing

/// Files that no command reads, with the same place and words from each (rows 1 … 17, 43 … 46).
@Suite struct RefusedXMLTests {
  static let cases: [(name: String, place: String, code: String, words: String)] = [
    ("01-empty.svg", "", "SH1001", "the document is empty"),
    ("01-mark-only.svg", "", "SH1001", "the document is empty"),
    ("01-blank.svg", "", "SH1001", "the document is empty"),
    ("02-cut-in-attribute.svg", "2:20", "SH1006", "has no value"),
    ("03-garbage-behind.svg", "1:67", "SH1006", "something stands behind the outermost element"),
    ("03-two-roots.svg", "2:1", "SH1006", "something stands behind the outermost element"),
    ("04-gzip.svg", "", "SH1002", "the document is compressed; unpack it first"),
    ("04-gzip.svgz", "", "SH1002", "the document is compressed; unpack it first"),
    ("07-unbound-prefix.svg", "3:6", "SH1006", "namespace prefix xlink for href on use is not"),
    ("08-same-attribute-twice.svg", "2:28", "SH1006", "the attribute 'width' stands there twice"),
    ("08-same-name-by-two-prefixes.svg", "2:44", "SH1006", "namespaced Attribute k in 'urn:x'"),
    ("10-laughs-in-text.svg", "1:1", "SH1005", doctype),
    ("10-laughs-in-attribute.svg", "1:1", "SH1005", doctype),
    ("12-entity-in-itself.svg", "1:1", "SH1005", doctype),
    ("12-parameter-entities.svg", "1:1", "SH1005", doctype),
    ("13-entity-of-a-file.svg", "1:1", "SH1005", doctype),
    ("15-attribute-list.svg", "1:1", "SH1005", doctype),
    ("16-entity-of-a-script.svg", "1:1", "SH1005", doctype),
    ("17-illustrator-entities.svg", "1:1", "SH1005", doctype),
    ("43-broken-utf-8.svg", "2:8", "SH1003", "the bytes are not text"),
    ("43-overlong.svg", "2:8", "SH1003", "the bytes are not text"),
    ("43-surrogate-bytes.svg", "2:7", "SH1003", "the bytes are not text"),
    ("43-surrogate.svg", "2:15", "SH1006", "invalid xmlChar value 55296"),
    ("43-zero.svg", "2:11", "SH1006", "invalid xmlChar value 0"),
    ("43-zero-byte.svg", "2:8", "SH1006", "char 0x0 out of allowed range"),
    ("43-no-character.svg", "2:7", "SH1006", "char 0xFFFE out of allowed range"),
    ("43-control.svg", "2:7", "SH1006", "invalid Char value 27"),
    ("44-utf-16-unmarked.svg", "", "SH1002", "'UTF-16 without a byte order mark' is not"),
    ("44-utf-32.svg", "", "SH1002", "the encoding 'UTF-32' is not supported"),
    ("44-declared-latin-1.svg", "", "SH1002", "the encoding 'ISO-8859-1' is not supported"),
    ("44-latin-1-declared-utf-8.svg", "3:7", "SH1003", "the bytes are not text"),
    ("44-utf-7.svg", "", "SH1002", "the encoding 'UTF-7' is not supported"),
    ("44-ebcdic.svg", "", "SH1002", "the encoding 'EBCDIC' is not supported"),
    ("44-xml-1.1.svg", "1:20", "SH1006", "unsupported version '1.1'"),
    ("45-carriage-returns.svg", "3:33", "SH1006", "has no value"),
    ("46-cdata-end-in-text.svg", "2:7", "SH1006", "']]>' stands in a text"),
    ("46-hyphens-in-comment.svg", "2:8", "SH1006", "two hyphens stand in a comment"),
    ("46-xml-instruction.svg", "2:1", "SH1006", "the XML declaration is not at the very start"),
  ]

  /// Files that are read as artwork all the same, as browsers read them.
  static let readAsArtwork: Set = [
    "04-gzip.svg", "04-gzip.svgz", "17-illustrator-entities.svg", "44-declared-latin-1.svg",
  ]

  static let doctype = "a DOCTYPE with declarations of its own is not allowed"

  @Test(arguments: cases)
  func isRefused(_ name: String, _ place: String, _ code: String, _ words: String) async throws {
    let sample = HostileSample(name: name)
    for profile in ["svg2", "untrusted"] {
      let (status, lines) = try await sample.findings(profile)
      #expect(status == 1 && lines.count == 1)
      let head = "\(place.isEmpty ? "1:1" : place): error[\(code)]: "
      #expect(lines[0].hasPrefix(head) && lines[0].contains(words), "\(lines)")
    }
    let isRead = Self.readAsArtwork.contains(name)
    try await sample.asArtwork { folder in
      let outcome = try await Sweephand.run(["render", "dial.yaml", "-q"], folder: folder)
      #expect(outcome.status == (isRead ? 0 : 2))
      if isRead { return }
      let errors = try await Sweephand.trouble(["render", "dial.yaml"], folder: folder)
      #expect(
        errors.hasPrefix("dial.yaml:3:21: error[SH0507]: 'file' names artwork that cannot be"))
      let parts = place.split(separator: ":")
      let inside = parts.count == 2 ? " at line \(parts[0]), column \(parts[1]): " : "': "
      #expect(errors.contains("'\(name)'") && errors.contains(inside) && errors.contains(words))
    }
    for pair in [[name, "14-dtd-of-a-file.svg"], ["14-dtd-of-a-file.svg", name]] {
      let errors = try await Sweephand.trouble(["diff"] + pair, folder: HostileSample.folder)
      #expect(errors.contains(words))
    }
  }

  /// They are well-formed, but not SVG.
  @Test(arguments: [
    ("04-html.svg", "2:1: error[SH1101]: not SVG: the root element is 'html'"),
    ("06-other-root.svg", "1:1: error[SH1101]: not SVG: the root element is 'drawing'"),
    ("06-no-namespace.svg", "1:1: error[SH1101]: the root element lacks the SVG namespace"),
    ("06-other-namespace.svg", "1:1: error[SH1101]: not SVG: the root element is 'svg'"),
  ])
  func isNotSVG(_ name: String, _ finding: String) async throws {
    let sample = HostileSample(name: name)
    let (status, lines) = try await sample.findings("svg2")
    #expect(status == 1 && lines.contains { $0.hasPrefix(finding) }, "\(lines)")
    try await sample.asArtwork { folder in
      let errors = try await Sweephand.trouble(["render", "dial.yaml"], folder: folder)
      #expect(errors.contains("is not SVG: its first element"))
    }
  }

  /// Accepted files, in every spelling.
  @Test(arguments: [
    "44-utf-16.svg", "44-utf-16-big.svg", "14-dtd-of-a-file.svg", "14-dtd-of-an-address.svg",
    "37-forty-attributes.svg", "41-view-box-zero.svg",
  ])
  func isFine(_ name: String) async throws {
    let (status, lines) = try await HostileSample(name: name).findings("svg2")
    #expect(status == 0 && !lines.contains { $0.contains("error[") }, "\(lines)")
  }
}
