import SweepArtwork
import SweepScene
import Testing

@Suite struct StyleSheetTests {
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
    #expect(!notes.isEmpty)
  }
}
