import Foundation
import TestSupport
import Testing

/// The known behaviour of the browsers, as a basis of the unknown.
///
/// Firefox rounds times to a millisecond, and its matrices have seven digits.
@Suite(.inBrowser) struct BrowserReadingsTests {
  private func isClose(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-3 }
  }

  @Test(arguments: BrowserEngine.allCases)
  func `turns linearly, for hours`(engine: BrowserEngine) async throws {
    let found = try await BrowserCase.turn.readings(engine)
    #expect(found.map(\.time) == [0, 0.25, 0.999, 3600.5])
    #expect(found.map(\.element) == [1, 1, 1, 1])
    #expect(isClose(found.map(\.rotation), [0, 22.5, 89.91, 45]))
  }

  @Test(arguments: BrowserEngine.allCases)
  func `eases along a spline`(engine: BrowserEngine) async throws {
    let found = try await BrowserCase.spline.readings(engine)
    // The cubic with the x control points 0.42 and 1, solved for x = 0.5.
    #expect(isClose(found.map(\.rotation), [0.3153568 * 90]))
  }

  @Test(arguments: BrowserEngine.allCases)
  func `gives each of nested groups its own matrix`(engine: BrowserEngine) async throws {
    let found = try await BrowserCase.nested.readings(engine)
    let r = 0.5.squareRoot()
    try #require(found.map(\.id) == ["outer", "inner"])
    #expect(found.map(\.element) == [1, 4])
    #expect(isClose(found[0].matrix, [r, r, -r, r, 100, 100]))
    #expect(isClose(found[1].matrix, [r, r, -r, r, 0, 0]))
  }

  @Test(arguments: BrowserEngine.allCases)
  func `follows a motion path`(engine: BrowserEngine) async throws {
    let found = try await BrowserCase.motion.readings(engine)
    #expect(isClose(found.flatMap(\.matrix), [0, 1, -1, 0, 10, 25]))
  }

  @Test(arguments: BrowserEngine.allCases)
  func `sees the style rule that hides an animation`(engine: BrowserEngine) async throws {
    let found = try await BrowserCase.hidden.readings(engine)
    // WebKit takes `none` for no rule at all.
    let none = engine == .webkit ? 45.0 : 0
    #expect(isClose(found.map(\.rotation), [0, none]))
  }

  @Test(arguments: BrowserEngine.allCases)
  func `reads what is not drawn itself`(engine: BrowserEngine) async throws {
    let found = try await BrowserCase.undrawn.readings(engine)
    try #require(found.map(\.name) == ["linearGradient", "stop", "rect"])
    #expect(isClose([found[0].rotation, found[2].rotation], [45, 45]))
    #expect(found[1].number("offset") == 0.5)
    #expect(isClose(found[1].numbers("stop-color"), [128, 0, 0]))
  }

  @Test(arguments: BrowserEngine.allCases)
  func `reads properties, discrete ones and paths too`(engine: BrowserEngine) async throws {
    let found = try await BrowserCase.properties.readings(engine)
    try #require(found.map { $0.values["visibility"] } == ["visible", "hidden"])
    #expect(isClose(found.compactMap { $0.number("opacity") }, [0.25, 0.75]))
    #expect(isClose(found[1].numbers("fill"), [64, 0, 191]))
    #expect(isClose(found.compactMap { $0.number("stroke-width") }, [1.5, 2.5]))
    #expect(isClose(found[0].numbers("stroke-dasharray"), [25, 100]))
    #expect(found[0].number("stroke-dashoffset") == -10)
    #expect(found[0].values["d"] == "path(\"M 0 0 L 12.5 2.5\")")
  }

  @Test(arguments: BrowserEngine.allCases)
  func `reads every command of a path in capital letters`(engine: BrowserEngine) async throws {
    let found = try await BrowserCase.path.readings(engine)
    #expect(
      found.map { $0.values["d"] } == [
        """
        path("M 1 2 L 4 6 H 9 V 12 C 10 12 11 13 12 15 A 5 6 10 0 1 20 22 Z M 2 3 Q 3 5 5 7")
        """
      ])
  }

  @Test(arguments: BrowserEngine.allCases)
  func `reads attributes that are no properties`(engine: BrowserEngine) async throws {
    let found = try await BrowserCase.attributes.readings(engine)
    try #require(found.count == 2)
    #expect(found[0].number("x2") == 20)
    #expect(found[1].numbers("points") == [0, 0, 15, 0, 15, 15])
  }

  @Test(arguments: BrowserEngine.allCases)
  func `reads what is scaled to nothing`(engine: BrowserEngine) async throws {
    let found = try await BrowserCase.nothing.readings(engine)
    let r = 0.5.squareRoot()
    try #require(found.map(\.id) == ["outer", "inner"])
    #expect(isClose(found[0].matrix, [0, 0, 0, 0, 100, 100]))
    #expect(isClose(found[1].matrix, [r, r, -r, r, 0, 0]))
  }

  @Test(arguments: BrowserEngine.allCases)
  func `reads what a group amounts to`(engine: BrowserEngine) async throws {
    let found = try #require(try await BrowserCase.totals.readings(engine).first)
    let r = 0.5.squareRoot()
    #expect(found.id == "part" && found.name == "rect")
    #expect(isClose(found.matrix, [r, r, -r, r, 10, 20]))
    #expect(found.total?.opacity == 0.25)
    let stop = try #require(found.total?.stops.first)
    #expect(stop.offset == 0.25 && stop.color == "rgb(255, 0, 0)" && stop.opacity == 0.5)
  }

  @Test(arguments: BrowserEngine.allCases)
  func `keeps documents with the same ids apart`(engine: BrowserEngine) async throws {
    let documents = [90.0, 180].map { end in
      TimedDocument(
        BrowserCase.svg(
          """
          <g id="hand"/><animateTransform href="#hand" id="turn" attributeName="transform"
          type="rotate" values="0;\(end)" dur="1s" fill="freeze"/>
          <rect width="9" height="9"><set attributeName="opacity" to="0.5" begin="turn.end"/></rect>
          """), at: [0.5, 2])
    }
    let found = try await engine.readings(of: documents)
    let hands = found.filter { $0.id == "hand" }
    #expect(hands.map(\.document) == [0, 0, 1, 1])
    #expect(isClose(hands.map(\.rotation), [45, 90, 90, 180]))
    #expect(found.filter { $0.name == "rect" }.map { $0.number("opacity") } == [1, 0.5, 1, 0.5])
  }

  @Test(arguments: BrowserEngine.allCases)
  func `says what is wrong with a document`(engine: BrowserEngine) async throws {
    let error = await #expect(throws: BrowserError.self) {
      try await engine.readings(of: "<p>no drawing & </script>", at: 0)
    }
    #expect("\(String(describing: error))".contains("document 0 has no svg element"))
  }

  @Test(arguments: BrowserEngine.allCases)
  func `kills a browser whose page never ends`(engine: BrowserEngine) async throws {
    let document = TimedDocument(BrowserCase.svg("<script>for (;;);</script>"), at: [0])
    await #expect(throws: CommandError.self) {
      try await engine.readings(of: [document], timeout: .seconds(4))
    }
  }
}
