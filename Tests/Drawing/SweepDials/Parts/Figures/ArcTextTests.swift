@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct ArcTextTests {
  private func turns(_ text: ArcText) throws -> [Double] {
    var theme = Theme.flat
    theme.text = .system
    return try text.layer(in: DialContext(theme: theme)).sublayers.compactMap {
      if case .rotate(let angle)? = $0.transform.first { angle.degrees } else { nil }
    }
  }

  @Test func `characters stand as far apart as they are wide`() throws {
    var text = ArcText("HI H")
    (text.radius, text.size, text.letterSpacing) = (100, 10, 0)
    // Widths of H and I are 0.722 and 0.278 em, of a blank 0.278; 10 units are an arc of 0.1.
    let middles = [0.361, 0.861, 1.639].map { ($0 - 1) * 0.1 * 180 / .pi }
    for (found, expected) in zip(try turns(text), middles) {
      #expect(abs(found - expected) < 1e-6)
    }
  }

  @Test func `on the lower half they run the other way and stand upright`() throws {
    var text = ArcText("AV")
    text.angle = .degrees(180)
    let found = try turns(text)
    #expect(found[0] > 360 && found[1] < 360 && found[0] - found[1] < 20)
    text.facing = .outwards
    #expect(try turns(text).allSatisfy { abs($0 - 180) < 10 })
  }

  @Test func `words may be turned as one`() throws {
    var text = ArcText("one two")
    text.piece = .word
    #expect(try turns(text).count == 2)
  }

  @Test func `what is longer than the circle is refused`() {
    var text = ArcText("all round and round")
    text.radius = 8
    #expect(throws: DialError("text", "is longer than the circle")) {
      try text.layer(in: DialContext())
    }
  }
}
