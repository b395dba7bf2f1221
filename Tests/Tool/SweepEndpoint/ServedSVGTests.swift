import HTTPTypes
import SweepHTTP
import SweepRender
import Testing

@testable import SweepEndpoint

/// SVG files over HTTP.
@Suite struct ServedSVGTests {
  private static let text = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
      <title>Slide</title>
      <rect width="10" height="10"><animate attributeName="x" to="20" dur="1s" fill="freeze"/></rect>
    </svg>
    """

  private let endpoint: Endpoint

  init() throws {
    let file = try MovingPicture(Array(Self.text.utf8), name: "slide.svg")
    endpoint = try Endpoint.patient([EndpointTemplate("slide", file)])
  }

  private func ask(_ query: String) async -> Response {
    await endpoint.respond(to: Request("/v1/render/slide.svg\(query)"))
  }

  @Test func theFileIsServedAsItIs() async {
    let response = await ask("")
    #expect(response.bytes == Array(Self.text.utf8))
    #expect(response.fields[.contentSecurityPolicy]?.contains("sandbox") == true)
    #expect(response.fields[.cacheControl]?.hasPrefix("public") == true)
  }

  @Test(arguments: [
    ("?at=0.5s", "x=\"10px\""), ("?motion=none", "x=\"20px\""), ("?at=5s", "x=\"20px\""),
  ])
  func aMomentIsStill(_ query: String, _ attribute: String) async {
    let text = String(decoding: await ask(query).bytes, as: UTF8.self)
    #expect(text.contains(attribute) && !text.contains("<animate"))
  }

  @Test(arguments: ["?value=3", "?lang=de", "?at=-1s", "?motion=slow"])
  func optionsOfDialsAreRefused(_ query: String) async {
    #expect(await ask(query).status == .badRequest)
  }

  @Test func itIsListedAndDescribed() async {
    let list = await endpoint.respond(to: Request("/v1/templates"))
    let words = String(decoding: list.bytes, as: UTF8.self)
    #expect(words.contains("\"Slide\"") && words.contains("\"parameters\": []"))
    let description = await endpoint.respond(to: Request("/openapi.json"))
    #expect(String(decoding: description.bytes, as: UTF8.self).contains("/v1/render/slide.gif"))
  }
}
