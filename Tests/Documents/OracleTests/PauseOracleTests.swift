import SweepGeometry
import SweepSVG
import SweepScene
import TestSupport
import Testing

/// Stopping by clicks without a script, in the browsers.
@Suite(.inBrowser) struct PauseOracleTests {
  /// The turn from 0 to 100° in four seconds, for ever, that has gone a quarter at the beginning.
  private static func document(at times: [Double], clicks: [(String, Double)]) throws
    -> TimedDocument
  {
    let loop = zigzag(
      basic(.rotation, .zero, .degrees(100), timing(begin: -1, 4, times: .infinity)),
      basic(.opacity, 1, 0, timing(4, times: .infinity)))
    var options = SVGOptions(idPrefix: .none, motion: .full)
    options.pause = .click
    let svg = try SVGWriter(options).write(OracleCase("pause", at: [], loop).scene).string
    return TimedDocument(
      svg, at: times, totals: true,
      events: clicks.map { TimedDocument.Event("click", on: $0.0, at: $0.1) })
  }

  @Test(arguments: BrowserEngine.allCases)
  func `movement stops where it is and begins again`(engine: BrowserEngine) async throws {
    let times = [0, 1, 1.5, 2, 9, 10.5, 11, 14.5]
    let clicks = [("pause", 1.25), ("play", 10), ("pause", 12), ("play", 14)]
    let readings = try await engine.readings(of: [try Self.document(at: times, clicks: clicks)])
    let shown = readings.filter { $0.id == "tested" }
    #expect(shown.map(\.time) == times)
    let turns = [25, 50, 56.25, 56.25, 56.25, 37.5, 50, 37.5]
    let opacities = [1, 0.75, 0.6875, 0.6875, 0.6875, 0.875, 0.75, 0.875]
    for (reading, (turn, opacity)) in zip(shown, zip(turns, opacities)) {
      #expect(
        abs(reading.rotation - turn) < 0.1, "\(engine) at \(reading.time): \(reading.rotation)")
      let found = reading.total?.opacity ?? 0
      #expect(abs(found - opacity) < 0.005, "\(engine) at \(reading.time): \(found)")
    }
    // One sign shows at a time.
    for (id, isShown) in [("pause", [1.0, 10.5, 11, 14.5]), ("play", [1.5, 2, 9])] {
      let signs = readings.filter { $0.id == id && $0.time > 0 && $0.total?.isShown == true }
      #expect(signs.map(\.time) == isShown, "\(engine), \(id)")
    }
  }
}
