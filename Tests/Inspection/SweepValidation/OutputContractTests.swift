import Testing

@testable import SweepValidation

/// SVG of other writers that the contract forbids, with the place of the finding.
@Suite struct OutputContractTests {
  typealias Findings = OutputFaultTests

  /// Attributes of an animation that go together or exclude each other.
  @Test(arguments: [
    ("keySplines=\"0 0 1 1\"", "2:4"),
    ("calcMode=\"spline\"", "2:4"),
    ("calcMode=\"discrete\" keySplines=\"0 0 1 1\"", "2:82"),
    ("calcMode=\"linear\"", "2:62"),
    ("calcMode=\"paced\"", "2:62"),
    ("fill=\"freeze\"", "2:62"),
    ("begin=\"1s\" fill=\"freeze\"", "2:73"),
    ("begin=\"click\" fill=\"remove\"", "2:76"),
    ("begin=\"a.end\"", "2:62"),
    ("begin=\"1s;2s\"", "2:62"),
    ("repeatCount=\"2\" repeatDur=\"3s\"", "2:78"),
    ("repeatDur=\"indefinite\"", "2:62"),
    ("additive=\"replace\"", "2:62"),
    ("end=\"1s\"", "2:62"),
  ])
  func animationIsRefused(attributes: String, finding: String) throws {
    let first = try #require(try faults(drawing(Findings.animate(attributes))).first)
    #expect(first.place == finding, "\(first)")
  }

  @Test(arguments: [
    "values=\"0;url(#a)\"", "values=\"#fff;red\"", "values=\"0 1 2\"", "values=\"0; 1\"",
    "values=\"M0 0s1 1\"", "values=\"inline;block\"",
  ])
  func valuesAreRefused(values: String) throws {
    let content = "<g><animate attributeName=\"opacity\" \(values) dur=\"1s\"/></g>"
    #expect(
      try faults(drawing(content)).map(\.place) == ["2:37"])
  }

  @Test(arguments: [
    ("calcMode=\"paced\" path=\"M0 0L1 1\"", "2:59"), ("path=\"M0 0L1 1\"", "2:4"),
    ("calcMode=\"spline\" path=\"M0 0L1 1\"", "2:4"),
    ("calcMode=\"linear\" path=\"M0 0L1e1 1\"", "2:77"),
  ])
  func motionIsRefused(attributes: String, place: String) throws {
    let motion = "<animateMotion keyPoints=\"0;1\" keyTimes=\"0;1\" dur=\"1s\" \(attributes)/>"
    #expect(try faults(drawing("<g>\(motion)</g>")).first?.place == place)
  }

  /// The style is the one rule for reduced motion, with the values of final states.
  @Test(arguments: [
    "", "@import url(http://evil)", "#a{opacity:1!important}", reduced(""), reduced("#a{}"),
    reduced("#a{opacity:1}"), reduced("#a{opacity:1!important;}"),
    reduced("#a{opacity:1!important"),
    reduced("#a{opacity:1!important;#b{opacity:1!important}"),
    reduced("#a{opacity:1!important}opacity:1!important}"),
    reduced("#a{opacity:1!important}}#b{opacity:1!important}"),
    reduced("g{opacity:1!important}"), reduced("#a,g{opacity:1!important}"),
    reduced("#a>g{opacity:1!important}"), reduced("#a{visibility:hidden!important}"),
    reduced("#a{fill:url(http://h/#a)!important}"), reduced("#a{fill:red!important}"),
    reduced("#a{transform:none!important}"), reduced("#a{transform:rotate(1)!important}"),
    reduced("@import url(http://evil);#a{opacity:1!important}"),
    reduced("#a{opacity:1!important}") + "@import url(http://evil)",
  ])
  func styleIsRefused(text: String) throws {
    let first = try #require(try faults(drawing("<g/><style>\(text)</style>")).first)
    #expect(first.place == "2:5", "\(first)")
  }

  static func reduced(_ rules: String) -> String {
    "@media (prefers-reduced-motion: reduce){\(rules)}"
  }

  /// Variables have one layout, and nothing in them but colours.
  @Test(arguments: [
    "@supports (--a:0){#d{--x:url(a.svg)}.f{fill:var(--x)}}",
    "@supports (--a:0){#d{--x:var(--y,#fff)}.f{fill:var(--x)}}",
    "@supports (--a:0){#d{--x:#fff}}",
    "@supports (--a:0){#d{--x:#fff}.f{fill:#fff}}",
    "@supports (--a:0){#d{--x:#fff}.f{cursor:var(--x)}}",
    "@supports (--a:0){svg{--x:#fff}.f{fill:var(--x)}}",
    "@supports (--a:0){#d{--x:#fff;fill:#fff}.f{fill:var(--x)}}",
    "@supports (--a:0){#d{--x:#fff}@media print{#d{--x:#000}}.f{fill:var(--x)}}",
    "#d{--x:#fff}.f{fill:var(--x)}", "",
  ])
  func variablesAreRefused(text: String) throws {
    #expect(try !faults(drawing("<g/><style>\(text)</style>")).isEmpty)
  }

  @Test func variablesAreAllowed() throws {
    let values = "--x:var(--sweephand-x,#fff);--mixed2:#0a7b8c"
    let light = "#d,[data-theme=light] #d,#d[data-theme=light]{\(values)}"
    let dark = "@media (prefers-color-scheme:dark){#d{\(values)}}"
    let hook = "[data-theme=dark] #d:not([data-theme=light]),#d[data-theme=dark]{\(values)}"
    let rules = ".f{fill:var(--x)}.s{stroke:var(--x)}.c{stop-color:var(--mixed2)}"
    let rest = Self.reduced("#a{fill:var(--x)!important}")
    for text in [
      "@supports (--a:0){#d{\(values)}\(rules)}",
      "@supports (--a:0){\(light)\(dark)\(hook)\(rules)}\(rest)",
      "@supports (--a:0){\n  \(light)\n  \(dark)\n  \(hook)\n  .f{fill:var(--x)}}\n  \(rest)",
    ] { #expect(try faults(drawing("<g/><style>\(text)</style>")).isEmpty, "\(text)") }
  }

  /// Names and words of SVG that are never written.
  @Test(arguments: [
    ("<g class=\"a-b\"/>", "2:4"),
    ("<g font-style=\"italic\"/>", "2:4"),
    ("<g font-variant=\"tabular-nums\"/>", "2:4"),
    ("<g aria-hidden=\"true\"/>", "2:4"),
    ("<g stroke-dasharray=\"1\"/>", "2:4"),
    ("<text stroke=\"#fff\">a</text>", "2:7"),
    ("<circle r=\"1\" aria-label=\"a\"/>", "2:15"),
    ("<g xml:space=\"preserve\"/>", "2:4"),
    ("<g display=\"inline\"/>", "2:4"),
    ("<g fill=\"currentColor\"/>", "2:4"),
    ("<g transform=\"scale(2,3)\"/>", "2:4"),
    ("<g transform=\"translate(1 2 3)\"/>", "2:4"),
    ("<circle r=\"1\" clip-rule=\"evenodd\"/>", "2:15"),
    ("<circle r=\"1\" fill-rule=\"nonzero\"/>", "2:15"),
    ("<circle r=\"1\" font-size=\"2\"/>", "2:15"),
    ("<circle r=\"1\" stroke=\"none\"/>", "2:15"),
    ("<circle r=\"1\" stroke-dasharray=\"1,2\"/>", "2:15"),
    ("<rect width=\"1\" height=\"1\" rx=\"1\"/>", "2:28"),
    ("<path d=\"m1 1t2 2\"/>", "2:7"),
    ("<path d=\"M1,1\"/>", "2:7"),
    ("<text dx=\"1\">a</text>", "2:7"),
    ("<text dy=\"1\">a</text>", "2:7"),
    ("<text font-weight=\"bold\">a</text>", "2:7"),
    ("<use href=\"#a\" width=\"1\"/>", "2:16"),
    ("<g><set attributeName=\"display\" to=\"none\"/></g>", "2:4"),
    (gradient("gradientTransform=\"rotate(1)\""), "2:30"),
    (gradient("spreadMethod=\"pad\""), "2:30"),
    (gradient("gradientUnits=\"objectBoundingBox\""), "2:30"),
    ("<defs id=\"a\"/>", "2:1"),
    ("<defs><clipPath id=\"a\" clipPathUnits=\"userSpaceOnUse\"/></defs>", "2:7"),
    ("<defs><clipPath id=\"a\"><circle r=\"1\"/></clipPath></defs>", "2:7"),
  ])
  func nameIsRefused(content: String, finding: String) throws {
    let first = try #require(try faults(drawing(content)).first)
    #expect(first.place == finding, "\(first)")
  }

  static func gradient(_ attribute: String) -> String {
    "<defs><linearGradient id=\"a\" \(attribute)/></defs>"
  }

  @Test(arguments: [
    ("lang=\"en\"", "lang"), ("id=\"a.b\"", "id"), ("class=\"a\"", "class"),
    ("aria-hidden=\"false\"", "aria-hidden"),
    ("font-variant=\"small-caps\"", "font-variant"),
  ])
  func rootIsRefused(attributes: String, name: String) throws {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\" \(attributes)/>"
    #expect(try faults(text).map(\.place) == ["1:59"])
  }

  @Test func rootNeedsAViewBox() throws {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
    #expect(try faults(text).map(\.place) == ["1:1"])
  }
}
