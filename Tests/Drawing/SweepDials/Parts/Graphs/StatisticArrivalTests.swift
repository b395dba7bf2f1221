import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

/// The numbers of a plot while the pen is on its way.
@Suite struct StatisticArrivalTests {
  private func layer(_ statistic: Statistic, duration: Seconds, _ values: [Double?]) throws -> Layer
  {
    let points = values.enumerated().map { DataPoint(Double($0), $1) }
    let reading = Reading(duration: duration)
    return try statistic.layer(in: DialContext(reading: reading, plot: Dial.Plot(points: points)))
  }

  @Test(arguments: [Statistic(.last), Statistic(.changePercent).with { $0.hasPill = true }])
  func `the last reading and a change come in when the pen has arrived`(
    statistic: Statistic
  ) throws {
    let layer = try layer(statistic, duration: 1, [4, 8])
    let scene = Layer.Scene(size: Size(width: 100, height: 100), layers: [layer])
    let opacities = [0.5, 0.99, 1.25, 2].map {
      scene.presentation(at: Seconds($0)).layers[0].opacity
    }
    #expect(opacities == [0, 0, 1, 1])
  }

  @Test func `what stands at once does not come in`() throws {
    let layer = try layer(Statistic(), duration: 0, [1, 7])
    guard case .text(let text) = layer.content else {
      Issue.record("there is no number")
      return
    }
    #expect(text.string == "7" && layer.animations.isEmpty)
  }

  @Test(arguments: [([nil, nil], "–"), ([], "–"), ([5, nil], "5")] as [([Double?], String)])
  func `data without readings are a dash`(values: [Double?], figure: String) throws {
    let layer = try layer(Statistic(), duration: 0, values)
    guard case .text(let text) = layer.content else {
      Issue.record("there is no number")
      return
    }
    #expect(text.string == figure)
    let change = try self.layer(Statistic(.change), duration: 0, values)
    #expect((change == Layer()) == values.compactMap(\.self).isEmpty)
  }
}
