import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct SingleHandTests {
  private func names(_ layer: Layer) -> [String] {
    [layer.name].filter { ["hour", "minute", "second"].contains($0) }
      + layer.sublayers.flatMap(names)
  }

  @Test(arguments: Hands.Selection.allCases, Hands.Style.allCases)
  func `hands can be alone`(which: Hands.Selection, style: Hands.Style) throws {
    let hands = Hands().with { ($0.which, $0.style) = (which, style) }
    let all = ["hour", "minute", "second"]
    #expect(
      names(try hands.layer(in: DialContext())) == (which == .all ? all : [which.rawValue]))
  }

  @Test func `a hand without width is no hand`() {
    #expect(throws: DialError.self) {
      try Hands().with { $0.weight = 0 }.layer(in: DialContext())
    }
  }
}
