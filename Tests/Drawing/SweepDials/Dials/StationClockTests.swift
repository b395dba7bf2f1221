import SweepDials
import SweepGeometry
import SweepScene
import Sweephand
import Testing

/// The minute hand of a railway clock, which waits.
@Suite struct StationClockTests {
  private let clock = ClockStation(TimeOfDay(hour: 10, minute: 8, second: 42))

  /// The direction of the minute hand below a layer.
  private func minute(in layer: Layer, turned outer: Double = 0) -> Double? {
    let turns = layer.transform.map { step -> Double in
      if case .rotate(let angle) = step { angle.degrees } else { 0 }
    }
    let angle = outer + turns.reduce(0, +)
    if layer.name == "minute" { return angle }
    return layer.sublayers.lazy.compactMap { minute(in: $0, turned: angle) }.first
  }

  private func minute(of clock: ClockStation, at time: Double) throws -> Double {
    let layers = try clock.scene().presentation(at: Seconds(time)).layers
    return try #require(layers.lazy.compactMap { minute(in: $0) }.first)
  }

  @Test(arguments: [
    (0.0, 48.0), (17.9, 48), (18.08, 54.25), (18.13, 53.9), (18.5, 54), (77.9, 54), (78.5, 60),
  ])
  func `the minute hand jumps as the second hand is let go`(time: Double, angle: Double) throws {
    #expect(abs(try minute(of: clock, at: time) - angle) < 0.01)
  }

  @Test func `it creeps where the second hand sweeps`() throws {
    let sweeping = clock.with { $0.seconds = .sweep }
    #expect(abs(try minute(of: sweeping, at: 0) - 52.2) < 0.01)
  }
}
