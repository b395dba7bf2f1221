@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct TrendTests {
  private func lines(_ reading: Reading, slack: Double = 0) throws -> [Layer] {
    let trend = Trend().with {
      $0.slack = slack
      $0.style = NumberStyle(decimals: 1)
    }
    return try trend.layer(in: DialContext(reading: reading, theme: .flat)).sublayers
  }

  private func shape(_ line: Layer) -> Layer.Shape? {
    if case .shape(let shape) = line.sublayers[0].content { shape } else { nil }
  }

  private func figures(_ line: Layer) -> String? {
    if case .text(let text) = line.sublayers[1].content { text.string } else { nil }
  }

  @Test(arguments: [
    (72.0, 60.0, "12.0", ThemeColor.Token.good), (60, 72.5, "12.5", .danger),
    (60, 61, "1.0", .muted),
  ])
  func `the change is told in figures and colour`(
    value: Double, previous: Double, told: String, token: ThemeColor.Token
  ) throws {
    let line = try #require(lines(Reading(value, from: previous), slack: 1).first)
    #expect(figures(line) == told)
    #expect(shape(line)?.fillColor == .color(Theme.flat[.token(token)]))
  }

  @Test func `an arrowhead points the way of the change`() throws {
    let tips = try [Reading(2, from: 1), Reading(1, from: 2)].map {
      try #require(shape(lines($0)[0])).path.elements[0].end?.y ?? 0
    }
    #expect(tips[0] < 0 && tips[1] == -tips[0])
  }

  @Test func `no change is two bars, since one is a minus`() throws {
    let path = try #require(shape(lines(Reading(2, from: 2))[0])).path
    #expect(path.elements.count(where: { if case .move = $0 { true } else { false } }) == 2)
  }

  @Test func `Trend takes a change that is written as 0 for none`() throws {
    let line = try #require(lines(Reading(75.18, from: 75.2)).first)
    #expect(figures(line) == "0.0")
    #expect(shape(line)?.fillColor == .color(Theme.flat[.token(.muted)]))
  }

  @Test func `a list is told in step, round and round`() throws {
    let reading = Reading(playing: [10, 30, 25], every: 2)
    let scene = Layer.Scene(size: Size(width: 1, height: 1), layers: try lines(reading))
    #expect(scene.layers.compactMap(figures) == ["15.0", "20.0", "5.0"])
    for (time, index) in [(0.1, 0), (2.1, 1), (5.9, 2), (6.1, 0)] {
      let hidden = scene.presentation(at: Seconds(time)).layers.map(\.isHidden)
      #expect(hidden.firstIndex(of: false) == index && hidden.count(where: { !$0 }) == 1)
    }
  }

  @Test func `without a previous reading there is none`() throws {
    #expect(try Trend().layer(in: DialContext(reading: Reading(5))) == Layer())
  }
}
