import SweepDiagnostics
import Testing

@testable import SweepValidation

/// Drawings outside the contract, one fault each, with the place of the finding.
@Suite struct OutputFaultTests {
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
    ("<path d=\"M0 0\" pathLength=\"-1\"/>", "2:16"),
    ("<circle r=\"1\" pathLength=\"1\"/>", "2:15"),
    (animate("calcMode=\"spline\" keySplines=\"0 0 1.1 1\""), "2:80"),
    (animate("calcMode=\"spline\" keySplines=\"0 0 1 1;\""), "2:80"),
    (animate("calcMode=\"spline\" keySplines=\"0 0 1\""), "2:80"),
    (animate("calcMode=\"spline\" keySplines=\"0 -0.1 1 1\""), "2:80"),
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
    #expect(try faults(drawing(content)).first?.place == place)
  }

  static func animate(_ attribute: String) -> String {
    "<g>" + "<animate attributeName=\"opacity\" values=\"0;1\" dur=\"0.75s\" \(attribute)/></g>"
  }

  /// Faults in an element, in its required content, or in its surroundings.
  @Test(arguments: [
    ("<g><bogus/></g>", "2:4"),
    ("<script>alert(1)</script>", "2:1"),
    ("<g/><foreignObject/>", "2:5"),
    ("<g/><title>late</title>", "2:5"),
    ("<g>é<g/>text</g>", "2:1"),
    ("<g><g/><animate attributeName=\"fill\" values=\"#fff\" dur=\"1s\"/></g>", "2:8"),
    ("<text>a<title>b</title></text>", "2:8"),
    ("<g xmlns=\"\"/>", "2:1"),
    ("<path/>", "2:1"),
    ("<g><animate attributeName=\"fill\" dur=\"1s\"/></g>", "2:4"),
    ("<g><animateTransform attributeName=\"transform\" values=\"1\" dur=\"1s\"/></g>", "2:4"),
  ])
  func pointsToTheElement(content: String, finding: String) throws {
    let first = try #require(try faults(drawing(content)).first)
    #expect(first.place == finding, "\(first)")
  }

  /// Faults in an attribute that must be there are found at the attribute too.
  @Test(arguments: [
    ("<path id=\"a\" d=\"M0 0 L foo\"/>", "2:14"),
    ("<path d=\"M1e3 0\"/>", "2:7"),
    ("<rect width=\"1\"\n height=\"1e3\"/>", "3:2"),
    ("<g>\n<animate attributeName=\"href\" values=\"a\" dur=\"1s\"/></g>", "3:10"),
    ("<g>\n<animate attributeName=\"onclick\" values=\"a\" dur=\"1s\"/></g>", "3:10"),
    ("<g>\n<animate attributeName=\"transform\" values=\"a\" dur=\"1s\"/></g>", "3:10"),
    ("<g>\n<animate attributeName=\"fill\" values=\"#fff;\" dur=\"1s\"/></g>", "3:31"),
    ("<g>\n<animate attributeName=\"fill\" values=\"\" dur=\"1s\"/></g>", "3:31"),
    ("<g>\n<animate attributeName=\"fill\" values=\"#fff\" dur=\"0s\"/></g>", "3:45"),
    ("<g>\n<animate attributeName=\"fill\" values=\"#fff\" dur=\".5s\"/></g>", "3:45"),
    ("<g>\n<animate attributeName=\"fill\" values=\"#fff\" dur=\"-1s\"/></g>", "3:45"),
    ("<use href=\"http://h/a.svg#a\"/>", "2:6"),
    ("<image width=\"1\" height=\"1\" href=\"http://h/a.png\"/>", "2:29"),
    ("<image width=\"1\" height=\"1\" href=\"data:text/html;base64,AA==\"/>", "2:29"),
  ])
  func pointsToTheRequiredAttribute(content: String, finding: String) throws {
    #expect(try faults(drawing(content)).first?.place == finding)
  }

  @Test(arguments: [
    ("\n<svg/>", "2:1"),
    ("<html xmlns=\"http://www.w3.org/2000/svg\"/>", "1:1"),
    (root + "width=\"1px\" height=\"1\"/>", "1:59"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1\"/>", "1:41"),
    (root + "onload=\"a()\"/>", "1:59"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 -1 1\"/>", "1:41"),
  ])
  func rootHasFindings(text: String, finding: String) throws {
    let first = try #require(try faults(text).first)
    #expect(first.place == finding, "\(first)")
  }

  private static let root = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\" "

  @Test func severalFaultsAreInOrder() throws {
    let all = try faults(drawing("<g fill=\"red\"/>\n<g/>\n<g opacity=\"2\"/>"))
    #expect(all.map(\.place) == ["2:4", "4:4"])
  }

  @Test func messageStaysOnOneLine() throws {
    let long = String(repeating: "a", count: 1_000)
    let text = drawing("<g \(long)='\u{1B}'/>".replacing("\u{1B}", with: "&#10;"))
    let finding = try #require(
      try Validator().validate(Array(text.utf8), name: "test.svg").first)
    #expect(finding.message.count < 250)
    #expect(!finding.message.contains("\n"))
  }
}
