import SweepDials
import SweepGeometry
import SweepScene
import Testing

/// The ends of scales with default steps.
@Suite struct EndTests {
  private func labels(_ domain: ClosedRange<Double>) throws -> [String] {
    let dial = Dial(context: DialContext(scale: Scale(domain))) { Labels() }
    let layers = try dial.scene().layers
    return layers.flatMap(\.sublayers).compactMap { layer in
      if case .text(let text) = layer.content { text.string } else { nil }
    }
  }

  @Test(arguments: [
    (0.0...15.0, ["0", "5", "10", "15"]), (0...25, ["0", "5", "10", "15", "20", "25"]),
    (0...150, ["0", "25", "50", "75", "100", "125", "150"]),
    (0...1.5, ["0.0", "0.5", "1.0", "1.5"]),
    (-15...0, ["−15", "−10", "−5", "0"]), (5...25, ["5", "10", "15", "20", "25"]),
  ])
  func areLabelled(_ domain: ClosedRange<Double>, _ wanted: [String]) throws {
    #expect(try labels(domain).map { $0.replacing("-", with: "−") } == wanted)
  }

  @Test
  func `beyond five digits they have prefixes, unless they are spelled in a way of their own`()
    throws
  {
    #expect(
      try labels(0...1_000_000)
        == ["0"] + (1...9).map { "\($0)00k" } + ["1M"])
    #expect(try labels(0...99_000).last?.count == 5)
    let style = NumberStyle(grouping: ",")
    let dial = Dial(
      context: DialContext(scale: Scale(0...200_000, ticks: TickRule(.step(200_000))))
    ) {
      Labels().with { $0.style = style }
    }
    let words = try dial.scene().layers.flatMap(\.sublayers).compactMap { layer in
      if case .text(let text) = layer.content { text.string } else { nil }
    }
    #expect(words == ["0", "200,000"])
  }

  /// A scale keeps its step if no step reaches the ends, or if the shortest does.
  @Test(arguments: [(0.0...100.0, 11), (0...280, 15), (0...17, 9), (0...12, 13), (0...0.8, 9)])
  func otherwiseNothingChanges(_ domain: ClosedRange<Double>, _ count: Int) throws {
    #expect(try labels(domain).count == count)
  }
}
