import TestSupport
import Testing

/// A rule in the document's own style brings an animation to a stop where less motion is wanted.
@Suite(.inBrowser) struct ReducedMotionTests {
  /// The picture of a hand around the origin, which lies in the middle.
  private static func svg(_ style: String, _ hand: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -110 220 220">\
    <style>\(style)</style><g id="a" transform="rotate(90)">\(hand)\
    <rect x="-3" y="-90" width="6" height="90"/></g></svg>
    """
  }

  private static let rule =
    "@media (prefers-reduced-motion: reduce){#a{transform:rotate(90deg)!important}}"
  private static let moving = svg(
    rule,
    """
    <animateTransform attributeName="transform" type="rotate" values="0;80" dur="4s" \
    repeatCount="indefinite"/>
    """)
  private static let still = svg("", "")

  @Test(arguments: BrowserEngine.allCases)
  func `stands still inline`(engine: BrowserEngine) async throws {
    let document = [TimedDocument(Self.moving, at: [1, 2])]
    let full = try await engine.readings(of: document)
    let reduced = try await engine.readings(of: document, reducedMotion: true)
    #expect(full.map { ($0.rotation * 1000).rounded() / 1000 } == [20, 40])
    #expect(reduced.map { ($0.rotation * 1000).rounded() / 1000 } == [90, 90])
    // About the origin of the document: it does not wander.
    #expect(reduced.allSatisfy { $0.matrix[4...].allSatisfy { abs($0) < 1e-3 } })
  }

  @Test func `stands still as an image`() async throws {
    let full = try Chromium(), reduced = try Chromium(reducedMotion: true)
    func picture(_ browser: Chromium, _ svg: String, _ seconds: Double) async throws -> [UInt8] {
      try await browser.screenshot(image: svg, after: seconds, width: 220, height: 220)
    }
    let still = try await picture(full, Self.still, 0)
    #expect(try await picture(reduced, Self.moving, 0.2) == still)
    #expect(try await picture(reduced, Self.moving, 1.2) == still)
    let early = try await picture(full, Self.moving, 0.2)
    let late = try await picture(full, Self.moving, 1.2)
    #expect(early != still && late != still && early != late)
  }
}
