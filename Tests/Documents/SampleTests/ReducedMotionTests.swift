import SweepSVG
import TestSupport
import Testing

/// Samples for viewers who ask for less motion: the final pose stands still.
@Suite(.inBrowser) struct ReducedMotionTests {
  /// What turns within a clip, at whose edge Chromium smooths a turned style in another way.
  private static let clipped = Sample.all.filter { $0.path == "samples/artwork/figma.yaml" }
  private static let plain = Sample.all.filter { sample in
    !clipped.contains { $0.path == sample.path }
  }

  private static func documents(
    _ motion: SVGOptions.Motion, of samples: [Sample] = Sample.all
  ) throws -> [String] {
    try samples.map { sample in
      try SVGWriter(SVGOptions(motion: motion)).write(try sample.scene()).string
    }
  }

  /// The largest difference from the final pose, as a value of 0…255.
  private static func difference(
    _ browser: Chromium, _ motion: SVGOptions.Motion, after seconds: Double,
    of samples: [Sample] = plain, block: Int = 1
  ) async throws -> Int {
    func picture(
      _ browser: Chromium, _ motion: SVGOptions.Motion, after seconds: Double
    ) async throws -> PagePicture {
      let images = try documents(motion, of: samples)
      return PagePicture(
        png: try await browser.screenshot(images: images, after: seconds, inRow: 6, side: 200))
    }
    let moving = try await picture(browser, motion, after: seconds)
    let still = try await picture(Chromium(), .none, after: 0)
    return try await Chromium().largestDifferences(between: [(moving, still)], block: block)[0]
  }

  /// All on one page, because every page costs a start of the browser.
  @Test func `as images they stand on their final pose`() async throws {
    let full = try Chromium(), reduced = try Chromium(reducedMotion: true)
    // The edge of a needle that a style has turned can be a shade off.
    #expect(try await Self.difference(reduced, .reduced, after: 0.2) <= 12)
    #expect(try await Self.difference(reduced, .reduced, after: 1.2) <= 12)
    for seconds in [0.2, 1.2] {
      let clipped = try await Self.difference(
        reduced, .reduced, after: seconds, of: Self.clipped, block: 4)
      #expect(clipped <= 12)
    }
    // The pictures can differ: they move for others, and with `full` for everybody.
    #expect(try await Self.difference(full, .reduced, after: 0.2) > 120)
    #expect(try await Self.difference(reduced, .full, after: 0.2) > 120)
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
