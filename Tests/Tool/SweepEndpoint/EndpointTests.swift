import HTTPTypes
import SweepEndpoint
import SweepHTTP
import SweepSVG
import SweepTemplates
import Testing

/// Responses to requests.
@Suite struct EndpointTests {
  private let endpoint: Endpoint

  init() throws {
    endpoint = try Endpoint.patient(version: "1.2")
  }

  private func ask(
    _ target: String, _ method: HTTPRequest.Method = .get, _ fields: HTTPFields = [:]
  ) async -> Response {
    await endpoint.respond(to: Request(target, method: method, fields))
  }

  @Test func aPictureIsThatOfTheCommandLine() async throws {
    let response = await ask("/v1/render/speedometer.svg?value=42&theme=brass")
    let document = Document(try #require(Template.named("speedometer").value))
    let scene = try #require(document.scene(set: ["value": "42", "theme": "brass"]).value)
    #expect(response.status == .ok)
    #expect(response.fields[.contentType] == "image/svg+xml")
    #expect(response.bytes == (try SVGWriter().write(scene).bytes))
  }

  @Test(arguments: ["", "unavailable", "NaN"])
  func aPictureWithoutAReading(_ value: String) async {
    let response = await ask("/v1/render/speedometer.svg?value=\(value)")
    #expect(response.status == .ok)
    #expect(String(decoding: response.bytes, as: UTF8.self).contains("no reading, 0 to 100"))
  }

  @Test func severalProcessesGiveTheSame() async throws {
    let other = try Endpoint.patient(version: "1.2")
    for template in Template.names {
      let request = Request("/v1/render/\(template).svg?title=")
      let (first, second) = (await endpoint.respond(to: request), await other.respond(to: request))
      #expect(first.bytes == second.bytes && first.fields == second.fields, "\(template)")
    }
  }

  @Test func optionsChangeHowItIsWritten() async {
    let moving = await ask("/v1/render/clock.svg").bytes
    let still = await ask("/v1/render/clock.svg?motion=none")
    #expect(!String(decoding: still.bytes, as: UTF8.self).contains("<animate"))
    #expect(String(decoding: moving, as: UTF8.self).contains("<animate"))
    let german = await ask("/v1/render/clock.svg?lang=de")
    #expect(String(decoding: german.bytes, as: UTF8.self).contains("lang=\"de\""))
    let late = await ask("/v1/render/speedometer.svg?at=0.25s")
    let whole = await ask("/v1/render/speedometer.svg")
    #expect(late.status == .ok && late.bytes != whole.bytes)
  }

  @Test(arguments: [
    ("/v1/render/speedometer.svg?value=fast", "'value' must be a number, not 'fast'"),
    ("/v1/render/speedometer.svg?vale=7", "unknown parameter 'vale'"),
    ("/v1/render/speedometer.svg?value=%", "cannot be read"),
    ("/v1/render/speedometer.svg?value=1&value=2", "has 'value' twice"),
    ("/v1/render/speedometer.svg?at=soon", "'at' must be a time"),
    ("/v1/render/speedometer.svg?motion=much", "'motion' must be full, reduced or none"),
    ("/v1/render/speedometer.svg?lang=_", "'lang' must be a language"),
    ("/v1/render/speedometer.svg?error=no", "'error' must be json or svg"),
    ("/v1/render/thermometer.svg?step=0", "'step' must be more than zero"),
    (
      "/v1/render/sparkline.svg?file=/etc/passwd&y=a",
      "names a file, which is not allowed here"
    ),
  ])
  func mistakesAreToldInJSON(_ target: String, _ words: String) async {
    let response = await ask(target)
    #expect(response.status == .badRequest)
    #expect(response.fields[.contentType] == "application/json")
    #expect(response.fields[.cacheControl] == "no-store")
    #expect(String(decoding: response.bytes, as: UTF8.self).contains(words))
  }

  @Test func mistakesAreToldInAPictureWhereThatIsWanted() async {
    let response = await ask("/v1/render/speedometer.svg?value=%3Cb%3E&error=svg")
    let text = String(decoding: response.bytes, as: UTF8.self)
    #expect(response.status == .badRequest)
    #expect(response.fields[.contentType] == "image/svg+xml")
    #expect(text.hasPrefix("<svg ") && text.contains("must be a number") && !text.contains("<b>"))
  }

  @Test(arguments: [
    "/v1/render/nothing.svg", "/v1/render/speedometer", "/v1/render/", "/v1/render", "/x",
    "/v1/render/speedometer.svg/x",
  ])
  func whatIsNotThereIsNotFound(_ target: String) async {
    let status = await ask(target).status
    #expect(status == .notFound || status == .badRequest)
  }

  @Test(arguments: [
    "/../etc/passwd", "/v1/render/..%2fspeedometer.svg", "/v1/%2e%2e/x", "/%00", "/v1//render",
    "/%ff", "/a%5cb", "x",
  ])
  func badPathsAreRefused(_ target: String) async {
    #expect(await ask(target).status == .badRequest)
  }

  @Test func tagsNameBytes() async throws {
    let target = "/v1/render/ring.svg?value=30"
    let response = await ask(target)
    let tag = try #require(response.fields[.eTag])
    let other = await ask("/v1/render/ring.svg?value=31")
    #expect(tag.hasPrefix("\"") && tag != other.fields[.eTag])
    for field in [tag, "\"x\", \(tag)", "W/\(tag)", "*"] {
      let again = await ask(target, .get, [.ifNoneMatch: field])
      #expect(again.status == .notModified && again.bytes.isEmpty)
      #expect(again.fields[.eTag] == tag && again.fields[.vary] == "Accept-Encoding")
    }
    #expect(await ask(target, .get, [.ifNoneMatch: "\"x\""]).status == .ok)
    let small = await ask(target, .get, [.acceptEncoding: "gzip"])
    #expect(small.fields[.contentEncoding] == "gzip" && small.fields[.eTag] != tag)
    #expect(small.bytes.count < response.bytes.count && small.bytes.starts(with: [0x1f, 0x8b]))
  }

  @Test func whatShowsTheTimeIsNotKept() async {
    #expect(await ask("/v1/render/clock.svg?time=now").fields[.cacheControl] == "no-store")
    #expect(
      await ask("/v1/render/clock.svg?time=10:08").fields[.cacheControl]?.contains("max-age=300")
        == true)
  }

  @Test func picturesAreSafe() async {
    let fields = await ask("/v1/render/clock.svg").fields
    #expect(fields[.contentSecurityPolicy]?.hasPrefix("default-src 'none'") == true)
    #expect(fields[.xContentTypeOptions] == "nosniff")
  }

  @Test func readingIsAllThatIsAllowed() async {
    #expect(await ask("/v1/templates", .post).status == .methodNotAllowed)
    #expect(await ask("/v1/templates", .delete).fields[.allow] == "GET, HEAD")
    #expect(await ask("/v1/templates", .options).status == .noContent)
    let (head, get) = (await ask("/v1/templates", .head), await ask("/v1/templates"))
    #expect(head.bytes == get.bytes)
  }

  @Test func theProcessTellsOfItself() async {
    #expect(await ask("/healthz").bytes == Array("ok\n".utf8))
    let version = String(decoding: await ask("/version").bytes, as: UTF8.self)
    #expect(version.contains("\"1.2\""))
    let list = String(decoding: await ask("/v1/templates").bytes, as: UTF8.self)
    #expect(Template.names.allSatisfy { list.contains("/v1/render/\($0).svg") })
  }
}
