import SweepScene
import Testing

/// Templates with ranges other than their own.
@Suite struct RangeTests {
  private func words(_ layers: [Layer]) -> [String] {
    layers.flatMap { layer -> [String] in
      if case .text(let text) = layer.content { return [text.string] }
      return words(layer.sublayers)
    }
  }

  @Test(arguments: ["7000", "9000", "7, major: 2", "0.5, redline: 0.4"])
  func `a tachometer takes any range`(maximum: String) throws {
    let scene = try #require(picture("sweephand: 1\ntemplate: tachometer\nwith: {max: \(maximum)}"))
    #expect(words(scene.layers).contains("0"))
  }

  @Test func `a graph has room for its threshold`() throws {
    let scene = try #require(
      picture(
        "sweephand: 1\ntemplate: line-graph\nwith: {threshold: 500, thresholdLabel: goal}"))
    #expect(words(scene.layers).contains("goal"))
  }
}
