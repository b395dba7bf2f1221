import SweepArtwork
import SweepGeometry
import SweepScene
import Testing

@Suite struct StyleSheetTests {
  private func fill(_ content: String) throws -> Paint? {
    try layers(content).first?.shape?.fillColor
  }

  @Test(arguments: [
    "@import url(http://evil/x.css);", "@import 'a;b{c.css';", "@charset \"utf-8\"; @namespace x;",
    "@media print { .n { fill: blue } }",
  ])
  func `a statement takes no rule after it along`(statement: String) throws {
    let (artwork, notes) = try read(
      "<style>\(statement) .n{fill:red} .m{fill:blue}</style>"
        + "<rect class='n' width='1' height='1'/><rect class='m' width='1' height='1'/>")
    let fills = artwork.layers.compactMap(\.shape?.fillColor)
    #expect(fills == [.color(Color(0xff0000)), .color(Color(0x0000ff))], "\(notes)")
    #expect(notes.isEmpty == !statement.hasPrefix("@import"))
  }

  @Test(arguments: [
    // An important declaration precedes all others, wherever it is.
    "<style>.a { fill: red !important }</style><path class='a' style='fill:blue' d='M0 0h1v1z'/>",
    "<style>path{fill:red! IMPORTANT} #x{fill:blue}</style><path id='x' d='M0 0h1v1z'/>",
    "<path style='fill:red!important;fill:blue' d='M0 0h1v1z'/>",
    "<style>.a{fill:blue!important}</style>"
      + "<path class='a' style='fill:red !/**/important' d='M0 0h1v1z'/>",
    // Comments may be anywhere, also with the look of rules.
    "<style>/* .a { */ .a/*x*/{ fill: /* blue; */ red /*}*/ }</style><path class='a' d='M0 0h1v1z'/>",
    "<path style='/*fill:blue;*/fill/**/:/**/red' d='M0 0h1v1z'/>",
    // Escapes, and braces in strings.
    "<style>.\\61 { content: '}'; f\\69ll: r\\65 d }</style><path class='a' d='M0 0h1v1z'/>",
    "<style>.a, .b { fill: red } .b { fill: blue }</style><path class='a' d='M0 0h1v1z'/>",
  ])
  func `rules count as in a browser`(content: String) throws {
    #expect(try fill(content) == .rgb(0xff0000))
  }

  @Test(arguments: [
    "oklch(62.7955% 0.257683 29.2339)", "color(display-p3 1 0 0)", "color(srgb 1 0 0)",
    "lab(54.2917 80.8125 69.8851)", "hwb(0 0% 0%)", "rgb(255 none 0 / 100%)",
  ])
  func `newer colours are not black`(text: String) throws {
    guard case .color(let color)? = try fill("<path fill='\(text)' d='M0 0h1v1z'/>") else {
      throw Missing()
    }
    #expect(color.rgb == 0xff0000 && color.alpha == 1)
  }

  @Test func `lengths in em go by their own type, in rem by the first`() throws {
    let artwork = try ArtworkReader.read(
      Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" font-size="10">
          <g font-size="20"><rect width="2em" height="2rem"/></g>
        </svg>
        """.utf8)
    ).artwork
    let box = artwork.layers.first?.sublayers.first?.shape?.path.boundingBox
    #expect(box?.size.width == 40 && box?.size.height == 20)
  }
}
