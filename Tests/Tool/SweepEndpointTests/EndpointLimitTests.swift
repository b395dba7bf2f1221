import Dispatch
import HTTPTypes
@testable import SweepEndpoint
import SweepHTTP
import SweepTemplates
import Testing

/// What an endpoint does not do.
@Suite struct EndpointLimitTests {
  private func status(
    _ target: String, _ change: (inout EndpointSettings) -> Void
  ) async throws -> HTTPResponse.Status {
    var settings = EndpointSettings()
    change(&settings)
    let endpoint = try Endpoint(EndpointTemplate.library, settings, version: "1")
    return await endpoint.answer(Call(target)).status
  }

  @Test(arguments: [(0, HTTPResponse.Status.ok), (-1, .uriTooLong), (1, .ok)])
  func queriesHaveALimit(_ more: Int, _ wanted: HTTPResponse.Status) async throws {
    let query = "unit=" + String(repeating: "m", count: 40)
    #expect(
      try await status("/v1/render/speedometer.svg?\(query)") {
        $0.maximumQuery = query.utf8.count + more
      } == wanted)
  }

  @Test func picturesHaveALimit() async throws {
    let target = "/v1/render/ring.svg"
    let bytes = try await Endpoint(EndpointTemplate.library, version: "1")
      .answer(Call(target)).bytes.count
    for (more, wanted) in [(0, HTTPResponse.Status.ok), (-1, .badRequest)] {
      #expect(try await status(target) { $0.maximumBytes = bytes + more } == wanted)
    }
  }

  @Test func timeHasALimit() async throws {
    let gate = RenderGate(width: 1, seconds: 0.05)
    let work = DispatchSemaphore(value: 0)
    await #expect(throws: RefusedCall.self) {
      try await gate.run { () throws(RefusedCall) in work.wait() }
    }
    // What was given up still has its place.
    await #expect(throws: RefusedCall.self) {
      try await gate.run { () throws(RefusedCall) in }
    }
    work.signal()
  }

  @Test func picturesDrawnAtATimeHaveALimit() async throws {
    #expect(
      try await status("/v1/render/ring.svg") { $0.maximumRenders = 0 } == .serviceUnavailable)
  }

  @Test func namesOfTheEndpointAreItsOwn() throws {
    let text = """
      sweephand: 1
      parameters: {at: {type: number, default: 1}}
      layers: [face]
      """
    let document = try #require(Document.read(Array(text.utf8), file: "own.yaml").value)
    #expect(throws: EndpointError.reservedParameter("at", template: "own")) {
      try Endpoint([EndpointTemplate("own", document)], version: "1")
    }
  }

  @Test func aNameStandsOnce() throws {
    let ring = try #require(EndpointTemplate.library.first)
    #expect(throws: EndpointError.repeatedName(ring.name)) {
      try Endpoint([ring, ring], version: "1")
    }
  }

  @Test(arguments: [0, 6_000, 40_000])
  func answersAreTheSameWhateverIsKept(_ bytes: Int) async throws {
    var settings = EndpointSettings()
    settings.cacheBytes = bytes
    let small = try Endpoint(EndpointTemplate.library, settings, version: "1")
    let large = try Endpoint(EndpointTemplate.library, version: "1")
    for value in (0..<30).map({ $0 % 7 }) {
      let call = Call("/v1/render/ring.svg?value=\(value)")
      let (one, other) = (await small.answer(call), await large.answer(call))
      #expect(one.bytes == other.bytes)
    }
  }
}
