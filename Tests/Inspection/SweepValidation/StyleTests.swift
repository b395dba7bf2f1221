import SweepDiagnostics
import SweepValidation
import Testing

/// Styles of other files without findings.
@Suite struct StyleTests {
  @Test(arguments: [
    "fill:#f00;;stroke:none;", "-inkscape-font-specification:'Sans, Bold';font-family:'Sans'",
    "enable-background:new 0 0 24 24", "enable-background:accumulate", "marker:none",
    "color:#000;solid-color:#000000;solid-opacity:1",
    "fill:url(#a) none", "stroke-dasharray:1, 2 3;stroke-dashoffset:0", "font:12px/1.25 sans-serif",
    "line-height:125%;letter-spacing:0px;word-spacing:0px;writing-mode:lr-tb;text-anchor:start",
    "--a: {b: c} d; fill: var(--a, url(x y))", "transform: rotate(1deg) translate(1px, 2px)",
    "fill:RED;STROKE:Blue;opacity:50%", "d:path('M0 0H9');r:calc(1px + 2%)", "/* a;b:c */fill:red",
    "stroke-width:1e-3;stroke-miterlimit:4", "cursor:pointer;display:inline-block;overflow:hidden",
    "baseline-shift:super;font-variant:normal;font-stretch:normal", "mix-blend-mode:normal",
    "paint-order:stroke fill markers;shape-inside:url(#a);shape-padding:0", "isolation:auto",
    "fill:color-mix(in srgb, red 50%, blue);filter:blur(2px) drop-shadow(0 0 2px #000)",
  ])
  func isPassedOver(style: String) throws {
    let file = RuleExamples.file(
      "<linearGradient id=\"a\"/><path d=\"M0 0H9\" style=\"\(style)\"/>")
    let found = try Validator(.svg2).validate(Array(file.utf8), name: "style.svg")
    #expect(found.filter { $0.code.rawValue.hasPrefix("SH18") } == [])
  }
}
