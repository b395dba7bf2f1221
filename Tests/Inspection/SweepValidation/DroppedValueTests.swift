import SweepDiagnostics
import SweepValidation
import Testing

/// Values that every browser drops, and others like them that browsers take.
@Suite struct DroppedValueTests {
  private func errors(_ attribute: String, _ profile: Profile = .svg2) throws -> Int {
    try Validator(profile).validate(
      Array(drawing("<text \(attribute)>a</text>").utf8), name: "a.svg"
    )
    .count { $0.severity == .error }
  }

  @Test(arguments: [
    #"font-family="Red/Black""#, #"style="font-family: Red/Black, serif""#,
    #"font-family="Source Sans 3""#, #"font-family="St.Ryde, serif""#, #"font-family="Arial,""#,
    #"transform-origin="left right""#, #"style="transform-origin: top bottom""#,
    #"transform-origin="10px left""#, #"transform-origin="left top 10%x""#,
    ##"fill="#f00 icc-color(p, 1)""##, ##"style="stroke: red icc-color(p,1)""##,
  ])
  func areTold(_ attribute: String) throws { #expect(try errors(attribute) == 1) }

  @Test(arguments: [
    #"font-family="'Red/Black', -apple-system, Noto Sans CJK JP""#, #"font-family="Überschrift""#,
    #"font-family="Red\/Black, Source Sans\ 3""#, #"font-family="inherit""#,
    #"transform-origin="top left""#, #"transform-origin="left""#,
    #"transform-origin="center top 3px""#,
    #"transform-origin="20% 50px""#, ##"fill="#f00""##,
  ])
  func areTaken(_ attribute: String) throws { #expect(try errors(attribute) == 0) }

  @Test func colorProfilesAreOfSVG11() throws {
    #expect(try errors(##"fill="#f00 icc-color(p, 1)""##, .svg11) == 0)
  }

  /// The parser takes them, and the rule about ids tells them.
  @Test func repeatedIDsOfXMLAreTold() throws {
    let text = drawing(##"<g xml:id="a"/><g xml:id="a"/><use href="#a"/>"##)
    let found = try Validator(.svg2).validate(Array(text.utf8), name: "a.svg")
    #expect(found.map(\.code.rawValue).contains("SH1303"))
  }

  /// The parser takes them too.
  @Test(arguments: [("1a b", 1), ("1a", 1), ("a:b", 1), ("a.b-1", 0), ("Zähler", 0)])
  func namesOfXMLAreTold(name: String, count: Int) throws {
    let found = try Validator(.svg2).validate(
      Array(drawing(#"<g xml:id="\#(name)"/>"#).utf8), name: "a.svg")
    #expect(found.count { $0.message.contains("'xml:id' is '\(name)', which is not") } == count)
    #expect(!found.contains { $0.code.rawValue == "SH1006" }, "\(found)")
  }
}
