import SweepDiagnostics
import SweepMotion
import Testing

/// The values that animations give to attributes and properties (SMIL 3.0, 12).
@Suite struct SMILValueTests {
  private func value(
    _ name: String, of element: String, at seconds: Double
  ) throws -> String {
    try MovingDrawing(svg: element).value(name, at: seconds)
  }

  @Test(arguments: [
    ("values='0;10;40' dur='4s'", 1.0, "5px"),
    ("values='0;10;40' dur='4s' calcMode='discrete'", 1.5, "10px"),
    ("values='0;10;40' dur='4s' calcMode='paced'", 1, "10px"),
    ("values='0;10;40' keyTimes='0;.25;1' dur='4s'", 1, "10px"),
    ("values='0;8' keySplines='0 0 1 1' calcMode='spline' dur='4s'", 1, "2px"),
    ("values='0;8' keyTimes='0;.5' dur='4s'", 1, "2"),
    ("from='4' by='4' dur='4s'", 2, "6px"),
    ("by='4' dur='4s'", 2, "4px"),
    ("to='10' dur='4s'", 2, "6px"),
    ("values='0;4' dur='2s' repeatCount='3' accumulate='sum'", 3, "6px"),
    ("values='0;4' dur='2s' additive='sum'", 1, "4px"),
    ("from='10%' to='30%' dur='2s'", 1, "20px"),
    ("from='1em' to='32' dur='2s'", 1, "24px"),
  ])
  func `calcMode, from, by, to, additive and accumulate`(
    _ attributes: String, _ seconds: Double, _ expected: String
  ) throws {
    let rect = "<rect x='2'><animate attributeName='x' \(attributes)/></rect>"
    #expect(try value("x", of: rect, at: seconds) == expected)
  }

  @Test func `later animations lie on top of those that began before`() throws {
    let both = """
      <rect x='2'><animate attributeName='x' by='8' begin='1s' dur='2s'/>
      <set attributeName='x' to='50'/></rect>
      """
    #expect(try value("x", of: both, at: 2) == "54px")
  }

  @Test(arguments: [
    ("values='#000;#fff' dur='2s'", "fill:#808080"),
    ("values='red;blue' dur='2s' calcMode='discrete'", "fill:#0000ff"),
    ("from='rgba(0,0,0,0)' to='black' dur='2s'", "fill:rgba(0,0,0,0.5)"),
    ("values='none;red' dur='2s'", "fill:#ff0000"),
    ("values='currentColor;currentColor' dur='2s'", "fill:#00ff00"),
    ("to='inherit' dur='2s' calcMode='discrete'", "fill:#123456"),
  ])
  func `colours mix in sRGB, and words change at once`(
    _ attributes: String, _ expected: String
  ) throws {
    let rect = """
      <g fill='#123456'><rect color='lime'><animate attributeName='fill' \(attributes)/></rect></g>
      """
    #expect(try value("style", of: rect, at: 1) == expected)
  }

  @Test func `an own declaration gives way, and an important one stays`() throws {
    func style(_ own: String) throws -> String {
      let rect =
        "<rect style='\(own)'><animate attributeName='opacity' from='0' to='1' dur='2s'/></rect>"
      return try value("style", of: rect, at: 1)
    }
    #expect(try style("fill:red;opacity:.2") == "fill:red;opacity:0.5")
    #expect(try style("opacity:.2!important") == "opacity:.2!important;opacity:0.5")
  }

  @Test func `paths with the same commands have paths between them`() throws {
    func data(_ values: String) throws -> String {
      let path = "<path d='M0 0'><animate attributeName='d' values='\(values)' dur='2s'/></path>"
      return try value("d", of: path, at: 0.5)
    }
    #expect(try data("M0 0L8 4;M4 0L8 8") == "M1 0 8 5")
    #expect(try data("M0 0A4 4 0 0 1 8 0;M0 0A8 8 0 1 1 16 0") == "M0 0A5 5 0 0 1 10 0")
    #expect(try data("M0 0L8 4;M4 0Q8 8 9 9") == "M0 0 8 4")
  }

  @Test func `lists of numbers have as many numbers`() throws {
    let line =
      "<polyline points='0,0'><animate attributeName='points' to='2,4 6,8' from='0,0 0,0' dur='2s'/></polyline>"
    #expect(try value("points", of: line, at: 1) == "1 2 3 4")
    let box =
      "<svg viewBox='0 0 1 1'><animate attributeName='viewBox' to='0 0 3 5' dur='2s'/></svg>"
    #expect(
      String(decoding: try MovingDrawing(svg: box).still(at: 1), as: UTF8.self)
        .contains("viewBox='0 0 2 3'"))
  }

  @Test func `links and classes change at once`() throws {
    let use = "<use xlink:href='#a'><set attributeName='xlink:href' to='#b' begin='1s'/></use>"
    #expect(try value("xlink:href", of: use, at: 0) == "#a")
    #expect(try value("xlink:href", of: use, at: 1) == "#b")
  }

  @Test func `animation elements go, and what is beside them stays`() throws {
    let text =
      "<g><!-- a --><rect  x='1'><animate attributeName='x' to='2' dur='1s'/>\n<title>T</title></rect></g>"
    let still = String(decoding: try MovingDrawing(svg: text).still(at: 2), as: UTF8.self)
    #expect(still.contains("<g><!-- a --><rect  x='1'>\n<title>T</title></rect></g>"))
  }

  @Test(arguments: [
    (
      "<linearGradient><animate attributeName='x1' values='-100%;100%' dur='4s'/></linearGradient>",
      "x1", "50%"
    ),
    ("<mask><animate attributeName='width' to='0.5' dur='4s'/></mask>", "width", "0.675px"),
    (
      "<linearGradient gradientUnits='userSpaceOnUse'><animate attributeName='x1' to='40%' dur='4s'/></linearGradient>",
      "x1", "30px"
    ),
    (
      "<text font-size='40'><animate attributeName='font-size' values='50%;150%' dur='4s'/></text>",
      "style", "font-size:20px"
    ),
  ])
  func `percentages are of the box, the font size around or the view box`(
    _ element: String, _ name: String, _ expected: String
  ) throws {
    #expect(try value(name, of: element, at: 3) == expected)
  }

  @Test func `an animated attribute counts more than a style of geometry`() throws {
    let text =
      "<circle style='r:5px'><animate attributeName='r' from='10' to='40' dur='3s'/></circle>"
    let still = String(decoding: try MovingDrawing(svg: text).still(at: 1.5), as: UTF8.self)
    #expect(still.contains("<circle style='r:25px'>"), "\(still)")
  }

  @Test func `href counts more than xlink:href`() throws {
    let text = """
      <rect id='a'/><rect id='b'/><animate xlink:href='#a' href='#b' attributeName='x' to='9'/>
      """
    #expect(try MovingDrawing(svg: text).timeline.map(\.element) == ["/svg/rect[@id='b']"])
  }

  @Test func `animations that begin each other again have a cycle`() throws {
    let text = """
      <rect><animate id='a' attributeName='x' to='9' dur='1s' begin='0;b.end'/>
      <animate id='b' attributeName='y' to='9' dur='2s' begin='a.end'/></rect>
      """
    let timeline = try MovingDrawing(svg: text).timeline
    #expect(timeline.map(\.cycle) == [3, 3] && timeline.map(\.begins) == [[0], [1]])
  }

  @Test func `an unknown attribute is told`() throws {
    let drawing = try MovingDrawing(
      svg: "<rect x='1'><animate attributeName='colour' to='red' dur='1s'/></rect>")
    #expect(
      drawing.findings.map(\.message) == [
        "'colour' of 'rect' is not an attribute that can be animated"
      ])
    #expect(drawing.findings.first?.line == 1)
  }

  @Test(arguments: ["transform:", "x", "a b"])
  func `an attribute that holds no transforms is told`(_ name: String) throws {
    let text =
      "<rect width='9'><animateTransform attributeName='\(name)' type='rotate' to='9' dur='1s'/></rect>"
    let drawing = try MovingDrawing(svg: text)
    #expect(drawing.findings.map(\.message) == ["'\(name)' of 'rect' holds no transforms"])
    #expect(String(decoding: drawing.still(at: 0.5), as: UTF8.self).contains("<rect width='9'>"))
  }
}

/// The transforms that animations give to elements (SVG 1.1, 19.2.12 and 19.2.14).
@Suite struct SMILTransformTests {
  private func transform(_ animations: String, base: String = "", at seconds: Double) throws
    -> String
  {
    try MovingDrawing(svg: "<g transform='\(base)'>\(animations)</g>")
      .value("transform", at: seconds)
  }

  @Test(arguments: [
    ("type='rotate' from='0 5 5' to='90 5 5' dur='2s'", "rotate(45 5 5)"),
    ("type='rotate' values='0;360' dur='4s' repeatCount='indefinite'", "rotate(90)"),
    ("type='translate' values='0;8 4' dur='4s'", "translate(2 1)"),
    ("type='scale' from='1' to='3' dur='2s'", "scale(2 2)"),
    ("type='skewX' to='20' dur='2s'", "skewX(10)"),
    ("type='rotate' to='90' dur='2s' additive='sum'", "translate(1 2) rotate(45)"),
    ("type='translate' by='8' dur='4s'", "translate(1 2) translate(2 0)"),
    ("type='rotate' values='0;10;40' calcMode='paced' dur='4s'", "rotate(10)"),
  ])
  func `animateTransform replaces the transform or follows it`(
    _ attributes: String, _ expected: String
  ) throws {
    let animation = "<animateTransform attributeName='transform' \(attributes)/>"
    #expect(try transform(animation, base: "translate(1 2)", at: 1) == expected)
  }

  @Test func `transforms add up in their order`() throws {
    let both = """
      <animateTransform attributeName='transform' type='translate' to='4 0' dur='2s'/>
      <animateTransform attributeName='transform' type='rotate' to='90' dur='2s' additive='sum'/>
      """
    #expect(try transform(both, at: 1) == "translate(2 0) rotate(45)")
  }

  @Test(arguments: [
    ("path='M0 0H8' dur='4s'", "translate(2 0) scale(2)"),
    ("path='M0 0V8' rotate='auto' dur='4s'", "translate(0 2) rotate(90) scale(2)"),
    ("path='M0 0H8' rotate='auto-reverse' dur='4s'", "translate(2 0) rotate(180) scale(2)"),
    ("path='M0 0H8' rotate='30' dur='4s'", "translate(2 0) rotate(30) scale(2)"),
    ("values='0,0;8,0;8,8' dur='8s'", "translate(2 0) scale(2)"),
    ("from='0,0' to='4,8' dur='2s'", "translate(2 4) scale(2)"),
    (
      "path='M0 0H8' keyPoints='1;0' keyTimes='0;1' calcMode='linear' dur='4s'",
      "translate(6 0) scale(2)"
    ),
  ])
  func `animateMotion comes on top of the transform`(
    _ attributes: String, _ expected: String
  ) throws {
    #expect(
      try transform("<animateMotion \(attributes)/>", base: "scale(2)", at: 1) == expected)
  }

  @Test func `mpath names the way`() throws {
    let moving = """
      <path id='p' d='M0 0V40'/>
      <g><animateMotion dur='4s'><mpath xlink:href='#p'/></animateMotion></g>
      """
    #expect(try MovingDrawing(svg: moving).value("transform", at: 1) == "translate(0 10)", "mpath")
  }
}
