import SweepDiagnostics
import SweepFilm
import SweepGeometry
import SweepMotion
@testable import SweepRender
import SweepScene
import Testing

/// SVG files as pictures with moments.
@Suite struct MovingPictureTests {
  private func picture(_ attributes: String) throws -> MovingPicture {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)><path d='M0 0H9'/></svg>"
    return try MovingPicture(Array(text.utf8), name: "a.svg")
  }

  @Test(
    arguments: [
      ("width='40' height='2cm'", 40, 2 * 96 / 2.54), ("viewBox='1 2 30 40'", 30, 40),
      ("width='15' viewBox='1 2 30 40'", 15, 20), ("height='20' viewBox='1 2 30 40'", 15, 20),
      ("width='100%' height='100%' viewBox='1 2 30 40'", 30, 40), ("", 300, 150),
      ("width='-1' height='0' viewBox='0 0 0 1'", 300, 150),
    ])
  func `an SVG file has the size of its attributes`(
    _ attributes: String, _ width: Double, _ height: Double
  ) throws {
    #expect(try picture(attributes).frameSize == Size(width: width, height: height))
  }

  @Test func `a film of an SVG file without motion has one frame`() throws {
    let picture = try picture("viewBox='0 0 30 40'")
    var request = MediaRequest(.gif)
    request.size = .width(60)
    let film = try picture.frames(of: request)
    #expect(film.frames.count == 1 && (film.width, film.height) == (60, 80))
    #expect(film.frames[0].svg == (try picture.picture(at: nil).bytes))
    #expect(picture.lengthNote == nil)
    #expect(picture.times(perSecond: 25, from: .zero, until: nil).count == 1)
  }

  @Test func `the still of an SVG file in UTF-16 is in UTF-8`() throws {
    let text = "<?xml version='1.0' encoding='UTF-16' ?><svg xmlns='http://www.w3.org/2000/svg'/>"
    let wide: [UInt8] = [0xff, 0xfe] + text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let still = try MovingPicture(wide, name: "a.svg").picture(at: nil).bytes
    let plain = text.replacing(" encoding='UTF-16'", with: "")
    #expect(String(decoding: still, as: UTF8.self) == plain)
  }

  @Test func `content of an SVG file that pixels do not show is a finding`() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg"><path id="p" d="M0 9H9"/>
      <text><textPath href="#p">a</textPath><textPath href="#p">b</textPath></text></svg>
      """
    let picture = try MovingPicture(Array(text.utf8), name: "a.svg")
    #expect(picture.findings.isEmpty && picture.undrawn.map(\.line) == [2])
    let long = text.replacing("<text>", with: "<text textLength=\"9\">")
    #expect(
      try MovingPicture(Array(long.utf8), name: "a.svg").undrawn.map(\.message) == [
        "pixels are drawn without 'textLength'", "pixels are drawn without 'textPath'",
      ])
    let plain = text.replacing("textPath", with: "tspan")
    #expect(try MovingPicture(Array(plain.utf8), name: "a.svg").undrawn.isEmpty)
    let places = plain.replacing("<text>", with: "<text x='1 2' y='3' rotate='4'>")
    #expect(
      try MovingPicture(Array(places.utf8), name: "a.svg").undrawn.map(\.message) == [
        "pixels are drawn without 'rotate' of text",
        "pixels are drawn without the places behind the first in 'x' of text",
      ])
  }

  @Test func `an SVG file with entities of an editor is read`() throws {
    let text = """
      <!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>
      <svg xmlns="&ns;"><rect><animate attributeName="x" values="0;8" dur="2s"/></rect></svg>
      """
    let still = try MovingPicture(Array(text.utf8), name: "a.svg").picture(at: 1).bytes
    let shown = String(decoding: still, as: UTF8.self)
    #expect(shown.contains("<svg xmlns=\"http://www.w3.org/2000/svg\"><rect x=\"4"), "\(shown)")
  }

  @Test(arguments: [
    ("<rect id='r' transform-origin='50 40' transform='rotate(90)'/>", "matrix(0,1,-1,0,90,-10)"),
    (
      "<rect id='r' transform-origin='50 40'><animateTransform attributeName='transform' type='rotate' to='90' dur='2s'/></rect>",
      "translate(50 40) rotate(45) translate(-50 -40)"
    ),
    (
      "<style>#r{transform:scale(2);transform-origin:10px 0}</style><rect id='r' transform='scale(9)'/>",
      "matrix(2,0,0,2,-10,0)"
    ),
    (
      "<path id='r' d='M0 0H80' pathLength='1' stroke-dasharray='1'><animate attributeName='stroke-dashoffset' values='1;0' dur='2s'/></path>",
      "stroke-dasharray:80;stroke-dashoffset:40"
    ),
    ("<g transform='rotate(9)'><rect id='r' width='9'/></g>", "<rect id='r' width='9'/>"),
  ])
  func `pixels have transforms and dashes in words of SVG 1.1`(
    _ content: String, _ expected: String
  ) throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>\(content)</svg>"
    let picture = try MovingPicture(Array(text.utf8), name: "a.svg")
    let frame = String(decoding: try picture.frame(at: Seconds(1)), as: UTF8.self)
    #expect(frame.contains(expected), "\(frame)")
    // A still in SVG keeps the words of the file.
    let still = String(decoding: try picture.picture(at: Seconds(1)).bytes, as: UTF8.self)
    #expect(!still.contains(expected) || expected.hasPrefix("<rect"), "\(still)")
  }

  @Test func `a film shows a period of what begins later`() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9">
      <animate attributeName="x" to="9" dur="1s" begin="2s" repeatCount="indefinite"/></rect></svg>
      """
    let picture = try MovingPicture(Array(text.utf8), name: "a.svg")
    #expect(picture.length == 3)
    let times = Array(picture.times(perSecond: 10, from: .zero, until: nil).times)
    #expect(times.count == 30 && times.last?.value == 2.9)
  }

  private func entry(_ cycle: Double?, end: Double = .infinity) -> MotionEntry {
    MotionEntry(
      element: "/svg", attribute: "x", kind: "animate", begins: [0.5], end: end, cycle: cycle,
      values: "")
  }

  @Test func `endless motion of an SVG file repeats when all of it does`() {
    #expect(MovingPicture.period(of: [entry(2), entry(3), entry(nil, end: 7)]) == 6)
    #expect(MovingPicture.period(of: [entry(0.25), entry(1.5)]) == 1.5)
    // Too late, never, or at a time that is not known.
    #expect(MovingPicture.period(of: [entry(7), entry(11)]) == nil)
    #expect(MovingPicture.period(of: [entry(1), entry(nil)]) == nil)
    #expect(MovingPicture.period(of: []) == nil)
    #expect(MovingPicture.lastChange(of: [entry(2), entry(nil, end: 7)]) == 7)
    #expect(MovingPicture.lastChange(of: [entry(2), entry(nil, end: 0.1)]) == 0.5)
  }
}
