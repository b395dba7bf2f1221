import SweepDials
import SweepRender
import SweepSVG
import SweepTemplates
import Sweephand
import Testing

/// Dials to use, from Swift and from documents.
@Suite struct InteractiveTests {
  @Test(arguments: [Dial.Interactivity.script, .click])
  func `a design has the bytes of its template`(interactivity: Dial.Interactivity) throws {
    var request = PictureRequest(.document(Document(try #require(Template.named("knob").value))))
    request.interactivity = interactivity
    var dial = try KnobDial().dial
    dial.interactivity = interactivity
    let output = try SVGWriter().write(interactive: dial)
    #expect(try output.bytes == request.picture().bytes)
    #expect(output.string.contains("<script") == (interactivity == .script))
  }

  @Test func `clocks side by side go on by the zone of the first`() throws {
    var request = PictureRequest(
      .document(Document(try #require(Template.named("world-clock").value))))
    request.interactivity = .script
    request.values = ["west": "now Asia/Tokyo", "middle": "now UTC", "east": "now Asia/Kathmandu"]
    request.environment.now = { 1_782_030_483 }
    let text = String(decoding: try request.picture().bytes, as: UTF8.self)
    #expect(text.contains(#"data-control="clock" data-time="62883" data-zone="Asia/Tokyo""#))
    request.values = ["west": "10:08"]
    #expect(try !String(decoding: request.picture().bytes, as: UTF8.self).contains("data-zone"))
  }

  @Test func `a dial that says nothing of it is moved by a script`() throws {
    let output = try SVGWriter().write(interactive: Speedometer(72))
    #expect(output.string.contains("<script"))
  }
}
