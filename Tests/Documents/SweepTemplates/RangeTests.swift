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

  @Test(arguments: [
    ("7000", "0"), ("9000", "0"), ("7, major: 2", "0"), ("0.5, redline: 0.4", "0.0"),
  ])
  func `a tachometer takes any range`(maximum: String, zero: String) throws {
    let scene = try #require(picture("sweephand: 1\ntemplate: tachometer\nwith: {max: \(maximum)}"))
    #expect(words(scene.layers).contains(zero))
  }

  @Test func `a graph has room for its threshold`() throws {
    let scene = try #require(
      picture(
        "sweephand: 1\ntemplate: line-graph\nwith: {threshold: 500, thresholdLabel: goal}"))
    #expect(words(scene.layers).contains("goal"))
  }
}
