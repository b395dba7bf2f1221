import SweepDials
import SweepSVG
import SweepScene
import TestSupport
import Testing

/// The dials that the project is for, in a browser, against plain arithmetic.
@Suite(.inBrowser) struct DialOracleTests {
  private static let sweepTimes = (0...50).map { Double($0) / 100 }
  private static let clockTimes = [0, 1, 59.5, 3600]
  private static let needleTimes = [0, 0.1, 0.25, 0.5]
  private static let start = 10.0 * 3600 + 8 * 60 + 42

  /// The documents: a clock, a needle that goes from 0 to 71.3, and one from 0 to 100.
  private static let readings = Task {
    let clock = Dial { Hands(TimeOfDay(hour: 10, minute: 8, second: 42)) }
    return try await Chromium().readings(of: [
      try document(clock, at: clockTimes), try document(needle(to: 71.3), at: needleTimes),
      try document(needle(to: 100), at: sweepTimes),
    ])
  }

  private static func needle(to value: Double) -> Dial {
    Dial(context: DialContext(reading: Reading(value, from: 0))) { Needle() }
  }

  private static func document(_ dial: Dial, at times: [Double]) throws -> TimedDocument {
    let output = try SVGWriter(SVGOptions(idPrefix: .none, motion: .full)).write(try dial.scene())
    return TimedDocument(output.string, at: times)
  }

  private func angle(_ document: Int, _ id: String, at time: Double) async throws -> Double {
    let all = try await Self.readings.value
    let found = all.first { $0.document == document && $0.id == id && $0.time == time }
    return try #require(found, "\(id) at \(time)").rotation
  }

  /// The difference of two directions, 0 … 180.
  private func apart(_ a: Double, _ b: Double) -> Double {
    abs((a - b).remainder(dividingBy: 360))
  }

  @Test(arguments: clockTimes)
  func `the hands show the time`(time: Double) async throws {
    let seconds = Self.start + time
    for (hand, period) in [("hour", 43_200.0), ("minute", 3600), ("second", 60)] {
      let found = try await angle(0, hand, at: time)
      #expect(apart(found, seconds / period * 360) < 0.05, "\(hand) hand: \(found)")
    }
  }

  /// At the pace of CSS's `ease-in-out`, whose progress at half the time is a half and at a fifth
  /// of it 0.0816599 by bisection.
  @Test(arguments: zip(needleTimes, [0, 0.081_659_9, 0.5, 1]))
  func `the needle goes to the reading`(time: Double, progress: Double) async throws {
    let found = try await angle(1, "needle", at: time)
    #expect(apart(found, -118.4 + 236.8 * 0.713 * progress) < 0.05, "\(found)")
  }

  @Test func `a full sweep goes the long way, over the readings in between`() async throws {
    var last = -118.41
    for time in Self.sweepTimes {
      let found = try await angle(2, "needle", at: time)
      #expect(
        found > last || abs(found - last) < 1e-3 && (time == 0 || time == 0.5), "at \(time) s")
      #expect(found > -118.41 && found < 118.41)
      last = found
    }
    #expect(abs(last - 118.4) < 0.05)
  }
}
