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

  /// Samples on one page, because every page costs a start of the browser.
  private static func picture(
    of samples: [Sample], _ motion: SVGOptions.Motion, in browser: Chromium, after seconds: Double
  ) async throws -> PagePicture {
    let images = try documents(motion, of: samples)
    return PagePicture(
      png: try await browser.screenshot(images: images, after: seconds, inRow: 6, side: 200))
  }

  @Test func `as images they stand on their final pose`() async throws {
    let full = try Chromium(), reduced = try Chromium(reducedMotion: true)
    for (samples, block) in [(Self.plain, 1), (Self.clipped, 4)] {
      let still = try await Self.picture(of: samples, .none, in: full, after: 0)
      let early = try await Self.picture(of: samples, .reduced, in: reduced, after: 0.2)
      let late = try await Self.picture(of: samples, .reduced, in: reduced, after: 1.2)
      let differences = try await full.largestDifferences(
        between: [(early, still), (late, still)], block: block)
      // The edge of a needle that a style has turned can be a shade off.
      #expect(differences.allSatisfy { $0 <= 12 }, "\(differences)")
    }
  }

  /// The pictures can differ: they move for others, and with `full` for everybody.
  @Test func `as images they move where that is wanted`() async throws {
    let full = try Chromium(), reduced = try Chromium(reducedMotion: true)
    let still = try await Self.picture(of: Self.plain, .none, in: full, after: 0)
    let others = try await Self.picture(of: Self.plain, .reduced, in: full, after: 0.2)
    let all = try await Self.picture(of: Self.plain, .full, in: reduced, after: 0.2)
    let differences = try await full.largestDifferences(between: [(others, still), (all, still)])
    #expect(differences.allSatisfy { $0 > 120 }, "\(differences)")
  }

  @Test(arguments: BrowserEngine.allCases)
  func `inline they stand in every engine`(engine: BrowserEngine) async throws {
    /// What is to be seen of an element; a moving one that has a still stand-in is not.
    struct Pose: Hashable {
      var document: Int, id: String, matrix: [Double], values: [String: String]
      var total: Reading.Total?
    }
    let times = [0, 0.2, 1.2]
    let documents = try Self.documents(.reduced, of: Sample.all).map {
      TimedDocument($0, at: times, totals: true)
    }
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
