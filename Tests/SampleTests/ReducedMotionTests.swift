import SweepSVG
import TestSupport
import Testing

/// Samples for viewers who ask for less motion: the final pose stands still.
@Suite struct ReducedMotionTests {
  private static func documents(_ motion: SVGOptions.Motion) throws -> [String] {
    try Sample.all.map { sample in
      try SVGWriter(SVGOptions(motion: motion)).write(try sample.scene()).string
    }
  }

  private static func picture(
    _ browser: Chromium, _ documents: [String], after seconds: Double
  ) async throws -> [UInt8] {
    try await browser.screenshot(images: documents, after: seconds, inRow: 6, side: 200)
  }

  /// All on one page, because every page costs a start of the browser.
  @Test func `as images they stand on their final pose`() async throws {
    let full = try Chromium(), reduced = try Chromium(reducedMotion: true)
    let moving = try Self.documents(.reduced)
    let still = try await Self.picture(full, try Self.documents(.none), after: 0)
    func difference(
      _ browser: Chromium, _ documents: [String], after seconds: Double
    ) async throws -> Int {
      let picture = try await Self.picture(browser, documents, after: seconds)
      // The edge of what a style has turned can be shades off, more so within a mask.
      let pair = (PagePicture(png: picture), PagePicture(png: still))
      return try await full.largestDifferences(between: [pair], block: 4)[0]
    }
    #expect(try await difference(reduced, moving, after: 0.2) <= 12)
    #expect(try await difference(reduced, moving, after: 1.2) <= 12)
    // The pictures can differ: they move for others, and with `full` for everybody.
    #expect(try await difference(full, moving, after: 0.2) > 120)
    #expect(try await difference(reduced, try Self.documents(.full), after: 0.2) > 120)
  }

  @Test(arguments: BrowserEngine.allCases)
  func `inline they stand in every engine`(engine: BrowserEngine) async throws {
    /// What is to be seen of an element; a moving one that has a still stand-in is not.
    struct Pose: Hashable {
      var document: Int, id: String, matrix: [Double], values: [String: String]
      var total: Reading.Total?
    }
    let times = [0, 0.2, 1.2]
    let documents = try Self.documents(.reduced).map { TimedDocument($0, at: times, totals: true) }
    func poses(reducedMotion: Bool) async throws -> [Set<Pose>] {
      let readings = try await engine.readings(of: documents, reducedMotion: reducedMotion)
      return times.map { time in
        let seen = readings.filter { $0.time == time && $0.total?.isShown == true }
        return Set(
          seen.map {
            Pose(
              document: $0.document, id: $0.id, matrix: $0.matrix, values: $0.values,
              total: $0.total)
          })
      }
    }
    let standing = try await poses(reducedMotion: true)
    #expect(!standing[0].isEmpty && standing[1] == standing[0] && standing[2] == standing[0])
    let moving = try await poses(reducedMotion: false)
    #expect(moving[1] != moving[0] && moving[2] != moving[1])
  }
}
