import Foundation
import TestSupport
import Testing

/// What the browser is known to show, so that it can be trusted with what is not known.
@Suite struct BrowserReadingsTests {
  private static func svg(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="300" height="300">\
    \(body)</svg>
    """
  }

  private func readings(_ body: String, at times: Double...) async throws -> [Reading] {
    try await Chromium().readings(of: [TimedDocument(Self.svg(body), at: times)])
  }

  private func isClose(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-3 }
  }

  private static let turn = """
    <animateTransform attributeName="transform" type="rotate" values="0;90" dur="1s" \
    repeatCount="indefinite"
    """

  @Test func `turns linearly, for hours`() async throws {
    let found = try await readings("<g>\(Self.turn)/></g>", at: 0, 0.25, 0.999, 3600.5)
    #expect(found.map(\.time) == [0, 0.25, 0.999, 3600.5])
    #expect(found.map(\.element) == [1, 1, 1, 1])
    #expect(isClose(found.map(\.rotation), [0, 22.5, 89.91, 45]))
  }

  @Test func `eases along a spline`() async throws {
    let found = try await readings(
      "<g>\(Self.turn) calcMode=\"spline\" keySplines=\"0.42 0 1 1\" keyTimes=\"0;1\"/></g>",
      at: 0.5)
    // The cubic with the x control points 0.42 and 1, solved for x = 0.5.
    #expect(isClose(found.map(\.rotation), [0.3153568 * 90]))
  }

  @Test func `gives each of nested groups its own matrix`() async throws {
    let found = try await readings(
      """
      <g id="outer" transform="translate(100 100)">\(Self.turn)  additive="sum"/>
      <g transform="scale(2)"><g id="inner">\(Self.turn)/></g></g></g>
      """, at: 0.5)
    let r = 0.5.squareRoot()
    #expect(found.map(\.id) == ["outer", "inner"])
    #expect(found.map(\.element) == [1, 4])
    #expect(isClose(found[0].matrix, [r, r, -r, r, 100, 100]))
    #expect(isClose(found[1].matrix, [r, r, -r, r, 0, 0]))
  }

  @Test func `follows a motion path`() async throws {
    let found = try await readings(
      """
      <circle r="5"><animateMotion path="M10 0L10 100" dur="1s" rotate="auto"/></circle>
      """, at: 0.25)
    #expect(isClose(found[0].matrix, [0, 1, -1, 0, 10, 25]))
  }

  @Test func `sees the style rule that hides an animation`() async throws {
    let found = try await readings(
      "<style>g { transform: none !important }</style><g>\(Self.turn)/></g>", at: 0.5)
    #expect(isClose(found[0].matrix, [1, 0, 0, 1, 0, 0]))
  }

  @Test func `reads what is not drawn itself`() async throws {
    let found = try await readings(
      """
      <defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><animateTransform
      attributeName="gradientTransform" type="rotate" values="0;90" dur="1s"/>
      <stop offset="0.2" stop-color="#000"><animate attributeName="offset" values="0;1" dur="1s"/>
      <animate attributeName="stop-color" values="#000;#f00" dur="1s"/></stop></linearGradient>
      <clipPath id="c"><rect width="10" height="10">\(Self.turn)/></rect></clipPath></defs>
      <rect width="100" height="100" fill="url(#g)" clip-path="url(#c)"/>
      """, at: 0.5)
    #expect(found.map(\.name) == ["linearGradient", "stop", "rect"])
    #expect(isClose([found[0].rotation, found[2].rotation], [45, 45]))
    #expect(found[1].number("offset") == 0.5)
    #expect(isClose(found[1].numbers("stop-color"), [128, 0, 0]))
  }

  @Test func `reads properties, discrete ones and paths too`() async throws {
    let found = try await readings(
      """
      <path d="M0 0L1 1" stroke-dasharray="1 2">
      <animate attributeName="opacity" values="0;1" dur="1s"/>
      <animate attributeName="visibility" values="visible;hidden" calcMode="discrete" dur="1s"/>
      <animate attributeName="fill" values="#f00;#00f" dur="1s"/>
      <animate attributeName="stroke-width" values="1;3" dur="1s"/>
      <animate attributeName="stroke-dasharray" values="0 100;100 100" dur="1s"/>
      <animate attributeName="stroke-dashoffset" values="0;-40" dur="1s"/>
      <animate attributeName="d" values="M0 0L10 0;M0 0L20 10" dur="1s"/>
      </path>
      """, at: 0.25, 0.75)
    #expect(found.map { $0.values["visibility"] } == ["visible", "hidden"])
    #expect(isClose(found.compactMap { $0.number("opacity") }, [0.25, 0.75]))
    #expect(isClose(found[1].numbers("fill"), [64, 0, 191]))
    #expect(isClose(found.compactMap { $0.number("stroke-width") }, [1.5, 2.5]))
    #expect(isClose(found[0].numbers("stroke-dasharray"), [25, 100]))
    #expect(found[0].number("stroke-dashoffset") == -10)
    #expect(isClose(found[0].numbers("d"), [0, 0, 12.5, 2.5]))
  }

  @Test func `reads attributes that are no properties`() async throws {
    let found = try await readings(
      """
      <line x1="0" x2="10"><animate attributeName="x2" values="10;30" dur="1s"/></line>
      <polygon points="0 0 1 0 1 1"><animate attributeName="points"
      values="0 0 10 0 10 10;0 0 20 0 20 20" dur="1s"/></polygon>
      """, at: 0.5)
    #expect(found[0].number("x2") == 20)
    #expect(found[1].numbers("points") == [0, 0, 15, 0, 15, 15])
  }

  @Test func `keeps documents with the same ids apart`() async throws {
    let documents = [90.0, 180].map { end in
      TimedDocument(
        Self.svg(
          """
          <g id="hand"/><animateTransform href="#hand" id="turn" attributeName="transform"
          type="rotate" values="0;\(end)" dur="1s" fill="freeze"/>
          <rect width="9" height="9"><set attributeName="opacity" to="0.5" begin="turn.end"/></rect>
          """), at: [0.5, 2])
    }
    let found = try await Chromium().readings(of: documents)
    let hands = found.filter { $0.id == "hand" }
    #expect(hands.map(\.document) == [0, 0, 1, 1])
    #expect(isClose(hands.map(\.rotation), [45, 90, 90, 180]))
    #expect(found.filter { $0.name == "rect" }.map { $0.number("opacity") } == [1, 0.5, 1, 0.5])
  }

  @Test func `says what is wrong with a document`() async throws {
    let error = await #expect(throws: BrowserError.self) {
      try await Chromium().readings(of: "<p>no drawing & </script>", at: 0)
    }
    #expect("\(String(describing: error))".contains("document 0 has no svg element"))
  }
}
