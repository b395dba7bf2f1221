import SweepDiagnostics
import SweepMotion
import Testing

/// The transforms of CSS animations in still files.
@Suite struct CSSMotionTransformTests {
  private static let rect = "<rect id='a' x='10' y='20' width='20' height='40'/>"

  private func matrix(
    _ css: String, _ element: String = rect, at seconds: Double
  ) throws -> String {
    try Still(css, element).attribute("transform", at: seconds)
  }

  @Test(arguments: [
    ("to{transform:translate(10px,20%)}", "matrix(1,0,0,1,5,20)"),
    ("to{transform:rotate(0.5turn)}", "matrix(0,1,-1,0,0,0)"),
    ("to{transform:scale(3)}", "matrix(2,0,0,2,0,0)"),
    ("from{transform:translateX(4px)}to{transform:translateY(8px)}", "matrix(1,0,0,1,2,4)"),
    ("from{transform:scale(1) rotate(180deg)}to{transform:scale(3)}", "matrix(0,2,-2,0,0,0)"),
    (
      "from{transform:matrix(1,0,0,1,0,0)}to{transform:rotate(90deg)}",
      "matrix(0.707107,0.707107,-0.707107,0.707107,0,0)"
    ),
    ("to{translate:10px;rotate:180deg;scale:3 1}", "matrix(0,2,-1,0,5,0)"),
    ("to{transform:rotate(180deg);transform-origin:20px 0}", "matrix(0,1,-1,0,10,-10)"),
    ("to{transform:translate3d(6px,0,0)}", "matrix(1,0,0,1,3,0)"),
    ("to{transform:none}", "matrix(1,0,0,1,0,0)"),
  ])
  func `the functions of transform mix in pairs or as matrices`(
    _ frames: String, _ expected: String
  ) throws {
    let css = "@keyframes f{\(frames)}#a{animation:f 2s linear}"
    #expect(try matrix(css, at: 1) == expected)
  }

  @Test func `transform-box measures the origin by the box of the element`() throws {
    let css =
      "@keyframes f{to{transform:rotate(180deg)}}"
      + "#a{animation:f 2s linear;transform-box:fill-box;transform-origin:center}"
    // A quarter turn about (20, 40).
    #expect(try matrix(css, at: 1) == "matrix(0,1,-1,0,60,20)")
    let still = try Still(css, Self.rect)
    #expect(
      try still.style(at: 1)
        == "animation:none;transform:matrix(0,1,-1,0,60,20);transform-box:view-box;"
        + "transform-origin:0 0")
    let group =
      "<g id='a'><g transform='translate(10)'><rect width='20' height='40'/></g>"
      + "<circle cx='20' cy='20' r='20'/></g>"
    #expect(try matrix(css, group, at: 1) == "matrix(0,1,-1,0,40,0)")
  }

  @Test func `percentages of the origin are parts of the view box by default`() throws {
    let css =
      "@keyframes f{to{transform:rotate(180deg)}}#a{animation:f 1s linear both;"
      + "transform-origin:50% 50%}"
    #expect(try matrix(css, at: 1) == "matrix(-1,0,0,-1,100,200)")
  }

  @Test func `the transform of the attribute is the value without animation`() throws {
    let css = "@keyframes f{to{transform:translate(10px,0) rotate(90deg)}}#a{animation:f 1s linear}"
    let element = "<rect id='a' transform='translate(20) rotate(0)'/>"
    #expect(try matrix(css, element, at: 0) == "matrix(1,0,0,1,20,0)")
    #expect(try matrix(css, element, at: 2) == "matrix(1,0,0,1,20,0)")
  }

  @Test func `offset-distance goes along the path and turns with it`() throws {
    let css =
      "@keyframes f{to{offset-distance:100%}}"
      + "#a{animation:f 2s linear;offset-path:path('M10 10V50')}"
    #expect(try matrix(css, at: 1) == "matrix(0,1,-1,0,10,30)")
    #expect(try matrix(css + "#a{offset-rotate:0deg}", at: 1) == "matrix(1,0,0,1,10,30)")
    #expect(try matrix(css + "#a{offset-rotate:reverse}", at: 1) == "matrix(0,-1,1,0,10,30)")
    #expect(try Still(css).style(at: 1).contains("offset-path:none"))
  }

  @Test func `important properties of a transform are undone in its place`() throws {
    let css =
      "@keyframes f{to{translate:8px}}#a{animation:f 2s linear;"
      + "transform:scale(2)!important}"
    let element = "<rect id='a' style='transform-origin:10px 0!important'/>"
    #expect(
      try Still(css, element).style(at: 1)
        == "transform-origin:10px 0!important;animation:none;"
        + "transform:matrix(2,0,0,2,-6,0)!important;transform-origin:0 0!important")
  }

  @Test func `a box that is not known is a finding`() throws {
    let css =
      "@keyframes f{to{transform:rotate(180deg)}}"
      + "#a{animation:f 2s linear;transform-box:fill-box}"
    let still = try Still(css, "<text id='a'>x</text>")
    #expect(
      still.drawing.findings.map(\.message)
        == ["the transform is left out: the box of the element is not known"])
  }
}
