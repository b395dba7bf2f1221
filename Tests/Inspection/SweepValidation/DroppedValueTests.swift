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

  private func severities(_ content: String) throws -> [Diagnostic.Severity] {
    try Validator(.svg2).validate(Array(drawing(content).utf8), name: "a.svg")
      .filter { $0.code.rawValue == "SH1802" }.map(\.severity)
  }

  /// Chromium and Firefox drop them all in style sheets.
  @Test(arguments: [
    "transform:rotate(30)", "transform:rotate(30,5)", "transform:translate(3,4)",
    "transform:translate(3px 4px)", "transform:scale(2 3)", "transform:skewX(3)",
    "transform:rotate(3deg), scale(2)", "transform:translate3d(1px,2px,3%)",
    "transform:matrix(1,0,0,1,3px,0)", "transform:perspective(3)", "filter:blur(3)",
    "filter:blur(5%)", "filter:drop-shadow(2 2 2 red)", "filter:drop-shadow(2px)",
    "filter:drop-shadow(2px, 2px, 2px, red)", "filter:hue-rotate(30)", "filter:brightness(-1)",
    "transform-origin:50% 50% 50%", "transform-origin:10 20", "transform-origin:10px, 10px",
    "paint-order:fill fill", "paint-order:fill stroke fill", "clip-path:circle(5)",
    "clip-path:inset(5px round 2)", "clip-path:circle(5px,5px)", "clip-path:polygon(0 0, 5 0, 5 5)",
    "display:hidden",
    "display:visible", "offset-path:foo", "offset-path:circle(5)", "animation:1s 2s 3s a",
    "animation:b 1s, a 1s 2s 3s", "transition:fill 1s 2s 3s", "animation-duration:2",
    "transition-delay:0", "width:-9px",
  ])
  func declarationsAreTold(_ declaration: String) throws {
    #expect(try severities("<text style='\(declaration)'>a</text>") == [.error])
    #expect(try severities("<style>.a{\(declaration)}</style>") == [.error])
  }

  /// In attributes some browsers take them.
  @Test(arguments: ["width:9", "height:9", "font-size:12", "letter-spacing:2", "word-spacing:-2"])
  func bareNumbersAreTold(_ declaration: String) throws {
    #expect(try severities("<text style='\(declaration)'>a</text>") == [.warning])
    #expect(try severities("<style>.a{\(declaration)}</style>") == [.error])
  }

  @Test(arguments: [
    "transform:rotate(0) translate(0,0)", "transform:rotate(30deg)translate( 3px , 4% )scale(.5)",
    "transform:ROTATE(3DEG) skew(3deg,4deg) scale3d(1,2,3) scaleX(50%)",
    "transform:rotate3d(1,0,0,30deg) perspective(none) translateZ(-3px) rotateZ(1e1deg)",
    "transform:matrix(1,0,0,1,3,0) translate(calc(1px + 2px), 3em)", "filter:blur() blur(0)",
    "filter:drop-shadow(0 0 2px rgb(0 0 0 / 50%))blur(3px) hue-rotate(0) invert(100%)",
    "filter:drop-shadow(red 2px 2px) drop-shadow(2px 2px) sepia()", "transform-origin:50% 50% 5px",
    "transform-origin:left 0", "paint-order:markers stroke", "clip-path:circle()",
    "clip-path:circle(5px at center) view-box", "clip-path:polygon(evenodd, 0 0, 5px 0)",
    "clip-path:inset(0 5px round 2px / 3px)", "clip-path:path(\"M0 0\")", "clip-path:border-box",
    "display:inline flow-root", "display:block flow list-item", "display:-webkit-box",
    "display:table-cell", "offset-path:ray(45deg closest-side)", "offset-path:border-box",
    "offset-path:url(#a)", "offset-path:path(\"M0 0\") fill-box",
    "animation:a 1s 2s, b 3s -4s infinite", "animation:a 1s cubic-bezier(.1,.2,.3,.4) 2s 3",
    "animation:none", "animation:1s steps(3, end) \"a\"",
    "transition:fill 1s, stroke .2s 1s linear(0, 1)",
    "animation-duration:2s, 300ms", "width:0;height:auto;font-size:0;letter-spacing:-.5em",
    "x:9;r:9;stroke-width:2;stroke-dasharray:1 2",
  ])
  func declarationsAreTaken(_ declaration: String) throws {
    #expect(try severities("<g id='a'/><text style='\(declaration)'>a</text>") == [])
    #expect(try severities("<g id='a'/><style>.a{\(declaration)}</style>") == [])
  }

  /// Attributes have no need of units.
  @Test(arguments: [
    #"letter-spacing="2""#, #"word-spacing="2""#, #"font-size="12""#, #"transform="rotate(30)""#,
    #"filter="blur(3)""#, #"transform-origin="10 20""#, #"clip-path="circle(5)""#,
    #"transform-origin="50% 50% 5""#,
  ])
  func bareNumbersOfAttributesAreTaken(_ attribute: String) throws {
    #expect(try errors(attribute) == 0)
  }

  @Test(arguments: [
    #"transform-origin="50% 50% 50%""#, #"paint-order="fill fill""#, #"display="hidden""#,
  ])
  func attributesAreTold(_ attribute: String) throws { #expect(try errors(attribute) == 1) }

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
