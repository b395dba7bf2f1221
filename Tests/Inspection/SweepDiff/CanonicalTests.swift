import SweepXML
import Testing

@testable import SweepDiff

@Suite struct CanonicalTests {
  private func lines(_ content: String) throws -> String {
    let bytes = Array(oneLineDrawing(content).utf8)
    return CanonicalText.lines(of: try XMLDocument(bytes: bytes, name: "a.svg"))
  }

  @Test func oneAttributeALine() throws {
    #expect(
      try lines("<path fill='RED' d='m0,0 10,0'/><text>a\nb</text><!-- c -->") == """
        svg
          viewBox "0 0 9 9"
          path
            d "M0 0H10"
            fill "#ff0000"
          text
            | a
            | b

        """)
  }

  @Test(arguments: [
    ("<path d='M0 0L10 0' opacity='1'/>", "<path d='m0,0h10'/>"),
    ("<rect width='5px' x='1e1'/>", "<rect x='10' width='5.0'/>"),
    ("<g transform='rotate(9)scale(2)'/>", "<g transform='rotate(9, 0 0), scale(2,2)'/>"),
    ("<g style='fill:red;opacity:.5'/>", "<g style=' opacity : 0.50 ; fill:#F00'/>"),
    (
      "<g><animate attributeName='x' dur='1s' values='0;1'/></g>",
      "<g><animate values='0 ; 1.0' dur='1000ms' attributeName='x'/></g>"
    ),
    ("<path id='abc123_a'/>", "<path id='xyz789_a'/>"), ("<g/>", "\n <g></g>\n"),
  ])
  func sameMeaningSameLines(_ a: String, _ b: String) throws {
    #expect(try lines(a) == lines(b))
  }

  @Test func pathsBreakAtEachMove() throws {
    #expect(
      try lines("<path d='m0 0h5m1 1h2M9 9v-9z' fill='red'/>") == """
        svg
          viewBox "0 0 9 9"
          path
            d "M0 0H5
              M6 1H8
              M9 9V0Z"
            fill "#ff0000"

        """)
  }

  @Test func whatDiffersIsSeen() throws {
    #expect(try lines("<g opacity='.1234567'/>") != lines("<g opacity='.1234568'/>"))
    #expect(try lines("<text>a b</text>") != lines("<text>ab</text>"))
    #expect(try lines("<path d='M0 0L'/>") != lines("<path d='M0 0'/>"))
  }
}
