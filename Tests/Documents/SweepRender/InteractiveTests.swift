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

  @Test func `a dial that says nothing of it is moved by a script`() throws {
    let output = try SVGWriter().write(interactive: Speedometer(72))
    #expect(output.string.contains("<script"))
  }
}
