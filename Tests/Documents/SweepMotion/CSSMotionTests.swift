import SweepDiagnostics
import SweepMotion
import SweepXML
import Testing

/// CSS animations in still files: times, easings and plain properties.
@Suite struct CSSMotionTests {
  /// The declarations of the first element with `id='a'` at a moment.
  private func style(
    _ css: String, _ element: String = "<rect id='a' width='10' height='10'/>",
    at seconds: Double
  ) throws -> String {
    try Still(css, element).style(at: seconds)
  }

  private static let fade = "@keyframes f{from{opacity:0}to{opacity:1}}"

  @Test func `the delay is seconds before the first iteration without an effect`() throws {
    let css = Self.fade + "#a{animation:f 2s linear 1s}"
    #expect(try style(css, at: 0.5) == "animation:none")
    #expect(try style(css, at: 1) == "animation:none;opacity:0")
    #expect(try style(css, at: 1.5) == "animation:none;opacity:0.25")
    #expect(try style(css, at: 3) == "animation:none")
    #expect(try Still(css).end == 3)
  }

  @Test(
    arguments: [
      ("2s linear", 0.5, "0.25"), ("2s linear -1s", 0.5, "0.75"),
      ("2s linear both", 5, "1"), ("2s linear 1s backwards", 0, "0"),
      ("2s linear 2.5 forwards", 9, "0.5"), ("2s linear infinite alternate", 3, "0.5"),
      ("2s linear infinite alternate", 2.5, "0.75"), ("2s linear reverse", 0.5, "0.75"),
      ("2s linear infinite alternate-reverse", 0.5, "0.75"),
      ("2s linear 2 alternate both", 4, "0"), ("2s linear -1s paused", 7, "0.5"),
      ("0s both", 0, "1"), ("1s steps(2) forwards", 0.5, "0.5"),
      ("1s steps(2, jump-none)", 0.5, "1"), ("1s steps(2, jump-both)", 0.5, "0.666667"),
      ("1s step-start", 0, "1"), ("1s step-end", 0.9, "0"),
      ("1s linear(0, 0.25 75%, 1)", 0.5, "0.166667"), ("1s cubic-bezier(0,0,1,1)", 0.5, "0.5"),
      ("0.1s linear 5 0.2s", 0.3, "0"),
    ] as [(String, Double, String)])
  func `the shorthand animation sets times and pace`(
    _ animation: String, _ time: Double, _ opacity: String
  ) throws {
    let found = try style(Self.fade + "#a{animation:f \(animation)}", at: time)
    #expect(found == "animation:none;opacity:\(opacity)")
  }

  @Test func `endless animations have an infinite end, paused ones none`() throws {
    #expect(try Still(Self.fade + "#a{animation:f 1s infinite}").end == .infinity)
    #expect(try Still(Self.fade + "#a{animation:f 1s infinite paused}").end == 0)
    #expect(try Still(Self.fade + "#a{animation:g 1s}").end == 0)
    #expect(try Still(Self.fade + "#a{animation:f 1e308s 1e308}").end == .infinity)
  }

  @Test func `longhands repeat for the animations, of which the last wins`() throws {
    let css = """
      @keyframes f{to{opacity:0;stroke-width:3px}} @keyframes g{from{opacity:0.5}to{opacity:0.5}}
      #a{animation-name:f,g;animation-duration:2s;animation-timing-function:linear;stroke-width:1}
      """
    #expect(try style(css, at: 1) == "animation:none;opacity:0.5;stroke-width:2px")
  }

  @Test func `the keyframes of one name that are written last count`() throws {
    let css = """
      @keyframes f{to{opacity:0}} @-webkit-keyframes f{50%{opacity:0.2}}
      @media print{@keyframes f{to{opacity:0.9}}}
      @media (prefers-reduced-motion: reduce){#a{animation:none!important}}
      #a{-webkit-animation:f 1s linear}
      """
    #expect(try style(css, at: 0.25) == "animation:none;opacity:0.6")
  }

  @Test func `a keyframe has its own pace and several moments`() throws {
    let css = """
      @keyframes f{0%,50%{opacity:0;animation-timing-function:step-end}100%{opacity:1}
      120%{opacity:9}}#a{animation:f 1s linear}
      """
    #expect(try style(css, at: 0.25) == "animation:none;opacity:0")
    #expect(try style(css, at: 0.9) == "animation:none;opacity:0")
  }

  @Test func `missing keyframes have the value of the cascade or of elements around`() throws {
    let css = "@keyframes f{to{fill-opacity:1;r:20px}}circle{animation:f 2s linear}"
    let found = try style(css, "<g fill-opacity='0.2'><circle id='a' r='10'/></g>", at: 1)
    #expect(found == "animation:none;fill-opacity:0.6;r:15px")
  }

  @Test func `a value that an animated element hands down is a finding`() throws {
    let css = "@keyframes f{to{fill:#00f}}g{animation:f 2s}rect{animation:f 3s}"
    let found = try Still(css, "<g><rect/></g>").drawing.findings.map(\.message)
    #expect(found == ["the fill goes on from one that is not animated"])
  }

  @Test func `declarations that are important are not animated`() throws {
    let css = Self.fade + "#a{animation:f 2s!important;opacity:0.3!important}"
    #expect(try style(css, at: 1) == "animation:none!important")
  }

  @Test func `calc is computed in times and values`() throws {
    let css = """
      @keyframes f{from{r:calc((1px + 2px) * 2)}to{r:calc(4em / 2)}}
      #a{font-size:10px;--i:2;animation:f 4s linear;animation-delay:calc(var(--i) * -0.5s)}
      """
    #expect(try style(css, at: 1) == "animation:none;r:13px")
  }

  @Test func `the animation in a style attribute goes through variables`() throws {
    let css = Self.fade + ":root{--time:4s}"
    let element = "<rect id='a' style='animation:f var(--time) linear;fill:red'/>"
    #expect(try style(css, element, at: 1) == "fill:red;animation:none;opacity:0.25")
  }

  @Test func `visibility shows whenever one end does`() throws {
    let css = "@keyframes f{from{visibility:hidden}to{visibility:visible}}#a{animation:f 1s both}"
    #expect(try style(css, at: 0) == "animation:none;visibility:hidden")
    #expect(try style(css, at: 0.1) == "animation:none;visibility:visible")
  }

  @Test func `lists of dashes repeat up to a common number`() throws {
    let css =
      "@keyframes f{from{stroke-dasharray:10}to{stroke-dasharray:20 0}}"
      + "#a{animation:f 1s linear}"
    #expect(try style(css, at: 0.5) == "animation:none;stroke-dasharray:15px 5px")
  }

  @Test func `the property d changes the attribute`() throws {
    let css = "@keyframes f{to{d:path('M0 0L20 20')}}#a{animation:f 1s linear}"
    let text = try Still(css, "<path id='a' d='M0 0L10 0'/>").text(at: 0.5)
    #expect(text.contains("d='M0 0L15 10'") || text.contains("d='M0 0 15 10'"), "\(text)")
  }

  @Test(arguments: [
    ("#a:hover{animation:f 1s}", "the animation by '#a:hover' never begins by itself"),
    ("#a{animation:f 1parsec}", "the animation 'f 1parsec' cannot be read"),
    (
      "#a{animation:f 1s;animation-composition:add}",
      "the animation 'f' has a composition or timeline that is left out"
    ),
    (
      "#a{animation:g 1s}@keyframes g{to{offset-path:path('M0 0')}}",
      "the animation of 'offset-path' is left out"
    ),
    (
      "#a{animation:g 1s}@keyframes g{to{filter:blur(2px)}}",
      "the filter changes at once half-way"
    ),
    ("#a{animation:g 1s}@keyframes g{to{r:3}}", "the r '3' of a keyframe cannot be read"),
    (
      "#a{animation:g 1s}@keyframes g{to{fill:oklch(0.7 0.2 120)}}",
      "the fill mixes in sRGB, in browsers in Oklab"
    ),
    ("@import 'b.css';", "the style sheet of '@import' is not loaded"),
  ])
  func `what is not evaluated is a finding`(_ css: String, _ message: String) throws {
    #expect(try Still(Self.fade + css).drawing.findings.map(\.message) == [message])
  }

  @Test func `motion that stands outside of the style sheet is a finding`() throws {
    let inner = "<svg xmlns='http://www.w3.org/2000/svg'><set attributeName='x' to='1'/>"
    let moving = inner.replacing("<set", with: "<animate").replacing("<", with: "%3C")
      .replacing("'", with: "%27")
    let picture = "<image href='data:image/svg+xml,\(moving)'/>"
    let smil = "<g fill='red'><set attributeName='fill' to='blue'/><rect id='a'/></g>"
    let css = "@keyframes g{to{fill:lime}}#a{animation:g 1s}"
    let cases = [
      (css, picture, "the motion of the picture in 'image' is not evaluated"),
      (css, smil, "the fill goes on from one that is not animated"),
      (
        css, "<rect id='a'><set attributeName='fill' to='blue'/></rect>",
        "the fill goes on from one that is not animated"
      ),
    ]
    for (css, content, message) in cases {
      #expect(try Still(css, content).drawing.findings.map(\.message) == [message])
    }
    #expect(try Still(css, "<image href='data:image/svg+xml,%3Csvg/>'/>").drawing.findings.isEmpty)
  }

  @Test func `hostile files take little time`() throws {
    let frames = (0..<10_000).map { "\(Double($0) / 100)%{opacity:0}" }.joined()
    let odd = "1e99%{opacity:1}-1%{opacity:1}"
    let names = (0..<5_000).map { "@keyframes k\($0){to{opacity:0}}" }.joined()
    let css = "@keyframes f{\(frames)\(odd)}\(names)rect{animation:f 1e-300s 1e308}"
    let rects = String(repeating: "<rect/>", count: 1_000)
    let still = try Still(css, "<g id='a'>\(rects)</g>")
    let took = try ContinuousClock().measure { _ = try still.text(at: 1) }
    #expect(took < .seconds(20))
    #expect(
      still.drawing.findings.map(\.message).contains {
        $0 == "animations are left out: there are too many keyframes"
      })
  }
}

/// A file with an element at moments.
struct Still {
  let drawing: MovingDrawing

  init(_ css: String, _ element: String = "<rect id='a' width='10' height='10'/>") throws {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 200'>"
      + "<style>\(css.replacing("<", with: "&lt;"))</style>\(element)</svg>"
    drawing = MovingDrawing(try XMLDocument(bytes: Array(text.utf8), name: "a.svg"))
  }

  var end: Double { drawing.end }

  func text(at seconds: Double) throws -> String {
    String(decoding: drawing.still(at: seconds), as: UTF8.self)
  }

  /// The value of an attribute of the element `a`.
  func attribute(_ name: String, at seconds: Double) throws -> String {
    let tree = try XMLDocument(bytes: drawing.still(at: seconds), name: "").contents
    let node = tree.nodes.first { node in
      tree.isElement(node)
        && tree.attribute("id", of: node).map { tree.string(ofAttribute: $0) } == "a"
    }
    return node.flatMap { tree.attribute(name, of: $0) }.map { tree.string(ofAttribute: $0) } ?? ""
  }

  func style(at seconds: Double) throws -> String { try attribute("style", at: seconds) }
}
