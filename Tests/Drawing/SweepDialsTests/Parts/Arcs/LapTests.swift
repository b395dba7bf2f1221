import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

@Suite struct LapTests {
  private func lap(_ value: Double) throws -> Layer {
    try Lap().layer(in: DialContext(scale: .round(0...8), reading: Reading(value), theme: .flat))
  }

  @Test(arguments: [(0.0, true), (7.9, true), (8, true), (8.1, false), (12, false), (40, false)])
  func `it shows beyond the end alone`(value: Double, isHidden: Bool) throws {
    #expect(try lap(value).isHidden == isHidden)
  }

  @Test(arguments: [(10.0, 0.25), (12, 0.5), (16, 1), (40, 1)])
  func `it is as long as what is beyond`(value: Double, part: Double) throws {
    let arc = try #require(lap(value).sublayers.last)
    guard case .shape(let shape) = arc.content else {
      Issue.record("no arc")
      return
    }
    #expect(abs(shape.strokeEnd - part) < 1e-9)
  }

  @Test func `it sets out when the first round is full`() throws {
    let reading = Reading(16, from: 0, duration: 1, timingFunction: .linear)
    let layer = try Lap().layer(
      in: DialContext(scale: .round(0...8), reading: reading, theme: .flat))
    guard case .keyframe(let hiding)? = layer.animations.first else {
      Issue.record("it never comes")
      return
    }
    #expect(abs((hiding.keyTimes?[1] ?? 0) - 0.5) < 1e-3)
  }

  @Test func `it needs a full circle`() {
    #expect(throws: DialError.self) { try Lap().layer(in: DialContext()) }
  }
}
