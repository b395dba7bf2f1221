import SweepMotion
import SweepXML
import Testing

/// A moment of a file with motion as a still file.
@Suite struct MovingDrawingTests {
  @Test func `a file without motion stays byte for byte`() throws {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg'><!-- a --><rect  width='3' height=\"4\"/></svg>\n"
    let drawing = MovingDrawing(try XMLDocument(bytes: Array(text.utf8), name: "a.svg"))
    #expect(!drawing.isMoving && drawing.findings.isEmpty)
    #expect(String(decoding: drawing.still(at: 1), as: UTF8.self) == text)
  }
}
