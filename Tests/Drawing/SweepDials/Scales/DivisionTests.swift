import SweepDials
import SweepGeometry
import SweepScene
import Sweephand
import Testing

/// Equal steps from end to end, and scales without room.
@Suite struct DivisionTests {
  private func labels(_ graph: LineGraph) throws -> [String] {
    func texts(_ layers: [Layer]) -> [String] {
      layers.flatMap { layer -> [String] in
        if case .text(let text) = layer.content { return [text.string] }
        return texts(layer.sublayers)
      }
    }
    let axis = try graph.scene().layers.first { $0.name == "axis_right" }
    return texts(axis?.sublayers ?? [])
  }

  @Test(arguments: [
    ([412.5, 1498.7], 4, ["412.5", "684.1", "955.6", "1,227", "1,499"]),
    ([0, 1], 3, ["0", "0.3333", "0.6667", "1"]), ([-12.5, 12.5], 2, ["−12.5", "0", "12.5"]),
    ([9995, 120_000.4], 1, ["9,995", "120,000"]),
  ])
  func `both ends are labelled`(values: [Double], steps: Int, expected: [String]) throws {
    let graph = LineGraph(values).with { ($0.steps, $0.maximumDigits) = (steps, 4) }
    #expect(try labels(graph) == expected)
  }

  @Test func `where they are too many, the ends stay`() throws {
    let graph = LineGraph([0, 48]).with { $0.steps = 48 }
    let found = try labels(graph)
    #expect(found.first == "0" && found.last == "48" && (3..<20).contains(found.count))
  }

  @Test func `equal values have steps too`() throws {
    #expect(try labels(LineGraph([5, 5]).with { $0.steps = 2 }) == ["4", "5", "6"])
  }

  @Test func `decimals by size never round whole numbers`() {
    var style = NumberStyle()
    style.maximumDigits = 4
    let texts = [0, 0.12346, 1.23456, 12.3456, 123.456, 999.96, 1234.56, 123_456].map(style.string)
    #expect(texts == ["0", "0.1235", "1.235", "12.35", "123.5", "1000", "1235", "123456"])
  }

  @Test func `decimals by size can be fixed`() {
    var style = NumberStyle(decimals: 2)
    style.maximumDigits = 4
    let texts = [0, 0.005, 9.5, 385.67, 999.5, 1499.4, 123_456].map(style.string)
    #expect(texts == ["0.00", "0.01", "9.50", "385.67", "999.50", "1499", "123456"])
  }

  @Test func `labels of equal steps have the decimals that are set`() throws {
    let graph = LineGraph([3.449, 6.5]).with { ($0.steps, $0.decimals) = (2, 2) }
    #expect(try labels(graph) == ["3.45", "4.97", "6.50"])
    // Round steps have as many as they need.
    #expect(try labels(graph.with { $0.steps = nil }).allSatisfy { !$0.contains(".") })
  }

  @Test func `a graph has dashes and translucent lines along its axes`() throws {
    let graph = LineGraph([1, 2]).with {
      $0.gridDashes = [4, 2]
      $0.axisColor = .color(.white.opacity(0.7))
    }
    let scene = try graph.scene()
    #expect(scene["grid"]?.shape?.lineDashPattern == [4, 2])
    for side in ["right", "bottom"] {
      let line = scene["axis_\(side)/axis_\(side)_line"]?.shape
      #expect(line?.strokeColor == .rgb(0xffffff, alpha: 0.7))
    }
    #expect(try LineGraph([1, 2]).scene()["axis_right/axis_right_line"] == nil)
  }

  @Test(arguments: [0, 13])
  func `there are 1 to 12 digits`(count: Int) {
    let graph = LineGraph([1, 2]).with { $0.maximumDigits = count }
    #expect(throws: DialError.self) { try graph.scene() }
  }

  @Test(arguments: [0, 201])
  func `there are 1 to 200 steps`(count: Int) {
    #expect(throws: DialError.self) { try LineGraph([1, 2]).with { $0.steps = count }.scene() }
  }

  @Test func `a scale without room shows one direction`() throws {
    let scale = Scale.still(at: .degrees(30))
    for value in [-40.0, 0, 200] { #expect(scale.angle(of: value) == .degrees(30)) }
    let reading = Reading(200, from: 0, duration: 1)
    let dial = Dial(context: DialContext(scale: scale, reading: reading)) {
      Bands([60, 85])
      Track()
      ProgressPart()
      Ticks(.minor)
      Ticks(.major)
      Labels().with { $0.every = 20 }
      Labels()
      OverRange()
      MarkerPart(50)
      Needle()
      Readout()
    }
    let scene = try dial.scene()
    #expect(scene.description == "200")
    var used = dial
    used.interactivity = .script
    #expect(try used.scene().annotations.contains(Semantics.Annotation("duration", "0")))
  }
}
