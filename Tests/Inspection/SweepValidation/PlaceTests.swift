import SweepDiagnostics
import SweepValidation
import Testing

/// Findings have the exact character, and show its line.
@Suite struct PlaceTests {
  private func places(_ content: String, _ profile: Profile = .svg2) throws -> [String] {
    let found = try Validator(profile).validate(
      Array(RuleExamples.file(content).utf8), name: "place.svg")
    return found.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.code.rawValue)" }
  }

  // The content of the examples begins in the third line.

  @Test func textStandsWhereItIs() throws {
    #expect(try places("<g>\n<!-- a -->\n  stray</g>") == ["5:3 SH1105"])
    #expect(
      try places("<g/>é<g/>&amp;<?a?><![CDATA[ b]]>") == [
        "3:5 SH1105", "3:10 SH1105", "3:30 SH1105",
      ])
  }

  @Test func findingsInStylesStandWhereTheyAre() throws {
    let style = """
      <style>/* é */ path {
        fill: url(#gone); <!-- url(#no) -->
        stroke&#58; url(#lost)
      }<![CDATA[
        g { stroke-width: 2 px }]]></style><path d="M0 0H9"/>
      """
    #expect(
      try places(style) == ["4:13 SH1301", "5:19 SH1301", "7:7 SH1802"])
  }

  @Test(arguments: [
    ("<path d='M0 0' fill='url(#a)'/>", "3:26"), ("<path d='M0 0' fill='url( \"#a\" )'/>", "3:28"),
    ("<path d='M0 0' style='fill:u\\72l( #a )'/>", "3:35"),
    ("<path d='M0 0' style='/* é */fill:url(#a'/>", "3:39"),
  ]) func `an id in url() stands where it is`(_ content: String, _ place: String) throws {
    let places = try places(content)
    #expect(places.contains("\(place) SH1301"), "\(places)")
  }

  @Test func styleOutsideIsTold() throws {
    #expect(
      try places("<style>\r\n  path { fill: url(http://a.example/b.svg#c) }</style>", .untrusted)
        == ["4:16 SH1605"])
  }

  @Test func brokenFilesShowTheLine() throws {
    let found = try Validator(.svg2).validate(
      Array("<svg>\n  <text>a & b</text>\n</svg>\n".utf8), name: "broken.svg")
    #expect(
      found.map(\.description) == [
        """
        broken.svg:2:11: error[SH1006]: a '&' begins no reference
         2 |   <text>a & b</text>
           |           ^
          help: write '&amp;'
        """
      ])
    #expect(found[0].hint == "write '&amp;'")
  }
}
