import Testing

@testable import SweepXML

/// Drawings outside the contract, one fault each, with the place of the finding.
@Suite struct OutputSchemaFindingTests {
  /// Faults in an attribute that may be left out: the finding points to it.
  @Test(arguments: [
    ("<g/>\n<g é=\"1\"/>", "3:4"),
    ("<g fill=\"#fff\" bogus=\"1\"/>", "2:16"),
    ("<g\n  onload=\"alert(1)\"/>", "3:3"),
    ("<g style=\"fill:red\"/>", "2:4"),
    ("<g fill=\"red\"/>", "2:4"),
    ("<g fill=\"#FFF\"/>", "2:4"),
    ("<g fill=\"#ffff\"/>", "2:4"),
    ("<g fill=\"url(http://h/#a)\"/>", "2:4"),
    ("<g stroke-width=\"1e3\"/>", "2:4"),
    ("<g stroke-width=\"-1\"/>", "2:4"),
    ("<g stroke-dashoffset=\".5\"/>", "2:4"),
    ("<g stroke-dashoffset=\"+5\"/>", "2:4"),
    ("<g stroke-dashoffset=\"5.\"/>", "2:4"),
    ("<g stroke-dashoffset=\"NaN\"/>", "2:4"),
    ("<g opacity=\"1.5\"/>", "2:4"),
    ("<g id=\"a-b\"/>", "2:4"),
    ("<g id=\"1a\"/>", "2:4"),
    ("<g id=\"\"/>", "2:4"),
    ("<g transform=\"rotate(1deg)\"/>", "2:4"),
    ("<g transform=\"perspective(1)\"/>", "2:4"),
    ("<g transform=\"\"/>", "2:4"),
    ("<g font-family=\"a; fill: red\"/>", "2:4"),
    ("<g xml:space=\"default\"/>", "2:4"),
    ("<g display=\"block\"/>", "2:4"),
    ("<g clip-path=\"url(a.svg#a)\"/>", "2:4"),
    ("<text lengthAdjust=\"spacing\">é</text>", "2:7"),
    ("<circle r=\"1\" cx=\"1px\"/>", "2:15"),
    ("<path d=\"M0 0\" pathLength=\"1\"/>", "2:16"),
    (animate("keySplines=\"0 0 1.1 1\""), "2:62"),
    (animate("keySplines=\"0 0 1 1;\""), "2:62"),
    (animate("keySplines=\"0 0 1\""), "2:62"),
    (animate("keySplines=\"0 -0.1 1 1\""), "2:62"),
    (animate("keyTimes=\"0; 1\""), "2:62"),
    (animate("keyTimes=\"0;1;\""), "2:62"),
    (animate("keyTimes=\"0.1;1\""), "2:62"),
    (animate("keyTimes=\"0;1.5\""), "2:62"),
    (animate("from=\"0\""), "2:62"),
    (animate("to=\"0\""), "2:62"),
    (animate("by=\"0\""), "2:62"),
    (animate("onbegin=\"alert(1)\""), "2:62"),
    (animate("begin=\"b-1.end\""), "2:62"),
    (animate("begin=\"wallclock(2026-01-01T00:00:00Z)\""), "2:62"),
    (animate("begin=\"1\""), "2:62"),
    (animate("repeatCount=\"0\""), "2:62"),
    (animate("calcMode=\"cubic\""), "2:62"),
    (animate("fill=\"hold\""), "2:62"),
    (animate("id=\"a-b\""), "2:62"),
  ])
  func pointsToTheAttribute(content: String, place: String) throws {
    let findings = try RelaxNGSchema.output.validate(read(drawing(content)))
    let first = try #require(findings.first)
    #expect("\(first.position)" == place)
    #expect(first.message.hasPrefix("invalid attribute "))
    #expect(first.attribute != nil)
    #expect(first.severity == .error)
  }

  static func animate(_ attribute: String) -> String {
    "<g>" + "<animate attributeName=\"opacity\" values=\"0;1\" dur=\"0.75s\" \(attribute)/></g>"
  }

  /// Faults in an element, in what it must have, or in what is around it.
  @Test(arguments: [
    ("<g><bogus/></g>", "2:4: error: did not expect element bogus there"),
    ("<script>alert(1)</script>", "2:1: error: did not expect element script there"),
    ("<g/><foreignObject/>", "2:5: error: did not expect element foreignObject there"),
    ("<g/><title>late</title>", "2:5: error: did not expect element title there"),
    ("<g>é<g/>text</g>", "2:1: error: did not expect text in element g content"),
    ("<g><g/><animate attributeName=\"fill\" values=\"#fff\" dur=\"1s\"/></g>", "2:8: error: did"),
    ("<text>a<tspan>b</tspan></text>", "2:8: error: did not expect element tspan there"),
    ("<g xmlns=\"\"/>", "2:1: error: "),
    ("<path/>", "2:1: error: element path failed to validate attributes"),
    ("<g><animate attributeName=\"fill\" dur=\"1s\"/></g>", "2:4: error: element animate failed"),
    ("<g><animateTransform attributeName=\"transform\" values=\"1\" dur=\"1s\"/></g>", "2:4: err"),
  ])
  func pointsToTheElement(content: String, finding: String) throws {
    let first = try #require(try verdict(drawing(content)).first)
    #expect(first.hasPrefix(finding), "\(first)")
  }

  /// Faults in an attribute that must be there are found at the attribute too.
  @Test(arguments: [
    ("<path id=\"a\" d=\"M0 0 L foo\"/>", "2:14: error: invalid attribute d for element path"),
    ("<path d=\"M1e3 0\"/>", "2:7: error: invalid attribute d for element path"),
    ("<rect width=\"1\"\n height=\"1e3\"/>", "3:2: error: invalid attribute height for element"),
    ("<g>\n<animate attributeName=\"href\" values=\"a\" dur=\"1s\"/></g>", "3:10: error: "),
    ("<g>\n<animate attributeName=\"onclick\" values=\"a\" dur=\"1s\"/></g>", "3:10: error: "),
    ("<g>\n<animate attributeName=\"transform\" values=\"a\" dur=\"1s\"/></g>", "3:10: error: "),
    ("<g>\n<animate attributeName=\"fill\" values=\"#fff;\" dur=\"1s\"/></g>", "3:31: error: "),
    ("<g>\n<animate attributeName=\"fill\" values=\"\" dur=\"1s\"/></g>", "3:31: error: "),
    ("<g>\n<animate attributeName=\"fill\" values=\"#fff\" dur=\"0s\"/></g>", "3:45: error: "),
    ("<g>\n<animate attributeName=\"fill\" values=\"#fff\" dur=\".5s\"/></g>", "3:45: error: "),
    ("<g>\n<animate attributeName=\"fill\" values=\"#fff\" dur=\"-1s\"/></g>", "3:45: error: "),
    ("<use href=\"http://h/a.svg#a\"/>", "2:6: error: invalid attribute href for element use"),
    ("<image width=\"1\" height=\"1\" href=\"http://h/a.png\"/>", "2:29: error: "),
    ("<image width=\"1\" height=\"1\" href=\"data:text/html;base64,AA==\"/>", "2:29: error: "),
  ])
  func pointsToTheRequiredAttribute(content: String, finding: String) throws {
    let all = try verdict(drawing(content))
    #expect(all.count == 1)
    #expect(all.first?.hasPrefix(finding) == true, "\(all)")
  }

  @Test(arguments: [
    ("\n<svg/>", "2:1: error: expecting a namespace for element svg"),
    ("<html xmlns=\"http://www.w3.org/2000/svg\"/>", "1:1: error: expecting element svg, got html"),
    (root + "width=\"1px\" height=\"1\"/>", "1:59: error: invalid attribute"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1\"/>", "1:41: error: invalid"),
    (root + "onload=\"a()\"/>", "1:59: error: invalid"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 -1 1\"/>", "1:41: error: invalid"),
  ])
  func rootHasFindings(text: String, finding: String) throws {
    let first = try #require(try verdict(text).first)
    #expect(first.hasPrefix(finding), "\(first)")
  }

  private static let root = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\" "

  @Test func severalFaultsAreInOrder() throws {
    let findings = try verdict(drawing("<g fill=\"red\"/>\n<g/>\n<g opacity=\"2\"/>"))
    #expect(
      findings == [
        "2:4: error: invalid attribute fill for element g",
        "4:4: error: invalid attribute opacity for element g",
      ])
  }

  @Test func messageStaysOnOneLine() throws {
    let long = String(repeating: "a", count: 1_000)
    let finding = try #require(
      try RelaxNGSchema.output.validate(
        read(drawing("<g \(long)='\u{1B}'/>".replacing("\u{1B}", with: "&#10;")))
      ).first)
    #expect(finding.message.count < 250)
    #expect(finding.attribute?.count == 1_000)
    #expect(!finding.message.contains("\n"))
  }
}
