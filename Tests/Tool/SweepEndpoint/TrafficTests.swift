import HTTPTypes
import SweepHTTP
import SweepRender
import SweepTemplates
import Testing

@testable import SweepEndpoint

/// A picture does not depend on other requests.
@Suite struct TrafficTests {
  /// Texts for a parameter: right ones, wrong ones and those that read the clock.
  private static func texts(_ parameter: Parameter) -> [String] {
    switch parameter.kind {
    case .number, .integer, .duration, .angle: ["1", "3", "2.5", "7e9", "x", "4"]
    case .boolean: ["true", "false", "true"]
    case .choice, .theme: parameter.choices + ["nothing"]
    case .time: ["10:08", "now", "23:59:59"]
    case .numbers, .gappedNumbers: ["4,5,6", "1,2", "3"]
    case .color: ["accent", "%23d03030", "danger"]
    case .text, .texts: ["a", "%3Cb%3E", "a,b", ""]
    }
  }

  /// Requests that set one parameter or two in many ways, to an endpoint that has received the
  /// others and to one that has not.
  @Test(arguments: Template.names)
  func answersAreThoseOfTheFirstCall(_ name: String) async throws {
    let template = EndpointTemplate(name, Document(try #require(Template.named(name).value)))
    var settings = EndpointSettings()
    settings.cacheBytes = 0
    let busy = try Endpoint.patient([template], settings)
    let parameters = template.parameters.prefix(4)
    for (one, other) in zip(parameters, parameters.dropFirst()) {
      for (index, text) in (Self.texts(one) + Self.texts(one)).enumerated() {
        let second = Self.texts(other)[index / 4 % Self.texts(other).count]
        for query in ["\(one.name)=\(text)", "\(one.name)=\(text)&\(other.name)=\(second)"] {
          let request = Request("/v1/render/\(name).svg?\(query)")
          let alone = try await Endpoint.patient([template], settings).respond(to: request)
          let response = await busy.respond(to: request)
          #expect(response.status == alone.status, "\(query)")
          #expect(response.fields[.cacheControl] == alone.fields[.cacheControl], "\(query)")
          // A picture of the time differs a second later.
          if query.contains("=now") { continue }
          #expect(response.bytes == alone.bytes && response.fields == alone.fields, "\(query)")
        }
      }
    }
  }

  @Test func theThirdCallIsDrawnFromWhatIsKept() throws {
    let document = Document(try #require(Template.named("speedometer").value))
    let traffic = CompiledRequestCache(limit: 2)
    func isKnown(_ values: [String: String], _ template: String = "a") throws -> Bool {
      var request = PictureRequest(.document(document))
      request.values = values
      let picture = traffic.picture(of: request, for: template)
      if let picture { #expect(try picture == request.picture()) }
      return picture != nil
    }
    #expect(try !isKnown(["value": "1", "unit": "a"]))
    #expect(try !isKnown(["value": "2", "unit": "a"]))
    #expect(try isKnown(["value": "3", "unit": "a"]))
    #expect(try isKnown(["value": "4", "unit": "a"]))
    // The unit varies from now on.
    #expect(try !isKnown(["value": "4", "unit": "b"]))
    #expect(try isKnown(["value": "4", "unit": "c"]))
    // An invalid value is reported by drawing in full.
    #expect(try !isKnown(["value": "x", "unit": "c"]))
    #expect(try isKnown(["value": "5", "unit": "c"]))
    // Documents above the limit are released.
    #expect(try !isKnown([:], "b") && !isKnown([:], "c"))
    #expect(try !isKnown(["value": "5", "unit": "c"]))
  }
}
