import Dispatch
import HTTPTypes
@testable import SweepEndpoint
import SweepHTTP
import SweepTemplates
import Synchronization
import Testing
import SweepYAML

/// The limits of an endpoint.
@Suite struct EndpointLimitTests {
  private func status(
    _ target: String, _ change: (inout EndpointSettings) -> Void
  ) async throws -> HTTPResponse.Status {
    var settings = EndpointSettings()
    change(&settings)
    let endpoint = try Endpoint.patient(EndpointTemplate.library, settings)
    return await endpoint.respond(to: Request(target)).status
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
    let bytes = try await Endpoint.patient()
      .respond(to: Request(target)).bytes.count
    for (more, wanted) in [(0, HTTPResponse.Status.ok), (-1, .badRequest)] {
      #expect(try await status(target) { $0.maximumBytes = bytes + more } == wanted)
    }
  }

  @Test func timeHasALimit() async throws {
    let gate = RenderGate(width: 1, seconds: 0.05)
    let begun = Count()
    let work = DispatchSemaphore(value: 0)
    // On a busy machine a request can be given up before its work began, and then it holds no place.
    while begun.value == 0 {
      await #expect(throws: RefusedRequest.self) {
        try await gate.run { () throws(RefusedRequest) in
          begun.add(1)
          work.wait()
        }
      }
    }
    // A cancelled request still holds its place.
    await #expect(throws: RefusedRequest.self) {
      try await gate.run { () throws(RefusedRequest) in }
    }
    work.signal()
  }

  /// As many run as there are lanes; the others run after them.
  @Test func asManyAreDrawnAtOnceAsThereAreLanes() async throws {
    let gate = RenderGate(width: 9, lanes: 2, seconds: 600)
    let running = Count()
    let work = DispatchSemaphore(value: 0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<9 {
        group.addTask {
          try await gate.run { () throws(RefusedRequest) in
            running.add(1)
            work.wait()
            running.add(-1)
          }
        }
      }
      while running.value < 2 { await Task.yield() }
      for _ in 0..<9 { work.signal() }
      try await group.waitForAll()
    }
    #expect(running.most == 2 && running.value == 0)
  }

  /// The client who has had the least comes first, however many requests another has sent before.
  @Test func clientsTakeTurns() async throws {
    let gate = RenderGate(width: 99, lanes: 1, seconds: 600)
    let (begun, order, work) = (Count(), Names(), DispatchSemaphore(value: 0))
    try await withThrowingTaskGroup(of: Void.self) { group in
      func ask(_ client: String) {
        group.addTask {
          try await gate.run(for: client) { () throws(RefusedRequest) in
            order.add(client)
            begun.add(1)
            work.wait()
          }
        }
      }
      ask("greedy")
      while begun.value == 0 { await Task.yield() }
      for _ in 0..<5 { ask("greedy") }
      while gate.count < 6 { await Task.yield() }
      ask("modest")
      while gate.count < 7 { await Task.yield() }
      for _ in 0..<7 { work.signal() }
      try await group.waitForAll()
    }
    #expect(order.all == ["greedy", "modest"] + Array(repeating: "greedy", count: 5))
  }

  /// A full gate still takes a client who has less in it than another.
  @Test func aFullGateHasRoomForAnotherClient() async throws {
    let gate = RenderGate(width: 3, lanes: 1, seconds: 600)
    let (refused, work) = (Count(), DispatchSemaphore(value: 0))
    await withTaskGroup(of: Void.self) { group in
      func ask(_ client: String) {
        group.addTask {
          do throws(RefusedRequest) {
            try await gate.run(for: client) { () throws(RefusedRequest) in work.wait() }
          } catch {
            if client == "greedy" { refused.add(1) }
          }
        }
      }
      for number in 1...3 {
        ask("greedy")
        while gate.count < number { await Task.yield() }
      }
      ask("modest")
      while refused.value < 1 { await Task.yield() }
      #expect(gate.count == 3)
      for _ in 0..<3 { work.signal() }
      await group.waitForAll()
    }
    #expect(refused.value == 1)
  }

  /// The cost of animations is known before they are written.
  @Test(arguments: ["spring", "elastic", "bounce", "back"])
  func keysHaveALimit(_ easing: String) async throws {
    let readings = (0..<1000).map { String($0 * 7919 % 100) }.joined(separator: ",")
    let target = "/v1/render/speedometer.svg?easing=\(easing)&readings=\(readings)"
    let settings = EndpointSettings()
    let endpoint = try Endpoint.patient(EndpointTemplate.library, settings)
    let response = await endpoint.respond(to: Request(target))
    #expect(response.status == .badRequest)
    #expect(String(decoding: response.bytes, as: UTF8.self).contains("more than 20000"))
    let few = "/v1/render/speedometer.svg?easing=\(easing)&readings=10,90,30"
    #expect(await endpoint.respond(to: Request(few)).status == .ok)
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
      try Endpoint.patient([EndpointTemplate("own", document)])
    }
  }

  @Test func aNameStandsOnce() throws {
    let ring = try #require(EndpointTemplate.library.first)
    #expect(throws: EndpointError.repeatedName(ring.name)) {
      try Endpoint.patient([ring, ring])
    }
  }

  /// A cached response is found for every spelling of its URL, and for no other.
  @Test func spellingsShareWhatIsKept() throws {
    let endpoint = try Endpoint.patient()
    func key(_ target: String) -> String? { endpoint.key(of: Request(target)) }
    let ring = key("/v1/render/ring.svg?value=3&label=a%20b")
    #expect(ring != nil)
    for target in [
      "/v1/render/ring.svg?label=a+b&value=3", "/v1/render/r%69ng.svg?label=a%20b&value=%33",
      "/v1/render/ring.svg?&value=3&&label=%61%20b&",
    ] {
      #expect(key(target) == ring, "\(target)")
    }
    for target in [
      "/v1/render/ring.svg?value=3&label=a%2520b", "/v1/render/ring.svg?value=3%26label=a%20b",
      "/v1/render/ring.svg?label=3&value=a%20b", "/v1/render/ring.svg", "/v1/render/x.svg?value=3",
    ] {
      #expect(key(target) != ring, "\(target)")
    }
    #expect(key("/version?a") == key("/version?b"))
    #expect(key("/v1/render/ring.svg?value=3&value=4") == nil)
  }

  @Test(arguments: [0, 6_000, 40_000])
  func answersAreTheSameWhateverIsKept(_ bytes: Int) async throws {
    var settings = EndpointSettings()
    settings.cacheBytes = bytes
    let small = try Endpoint.patient(EndpointTemplate.library, settings)
    let large = try Endpoint.patient()
    for value in (0..<30).map({ $0 % 7 }) {
      let request = Request("/v1/render/ring.svg?value=\(value)")
      let (one, other) = (await small.respond(to: request), await large.respond(to: request))
      #expect(one.bytes == other.bytes)
    }
  }
}

/// Names in the order in which tasks add them.
private final class Names: Sendable {
  private let names = Mutex([String]())

  var all: [String] { names.withLock { $0 } }

  func add(_ name: String) { names.withLock { $0.append(name) } }
}

/// A number that several tasks count on.
private final class Count: Sendable {
  private let numbers = Mutex((now: 0, most: 0))

  var value: Int { numbers.withLock { $0.now } }
  var most: Int { numbers.withLock { $0.most } }

  func add(_ number: Int) {
    numbers.withLock { $0 = ($0.now + number, max($0.most, $0.now + number)) }
  }
}
