import Foundation
import HTTPTypes
import SweepDiagnostics
import SweepHTTP
import Testing

@testable import SweepEndpoint
@testable import SweepTemplates
import SweepYAML

/// Documents of a folder that are served with the files that they name.
@Suite final class ServedFilesTests {
  private let folder = URL(filePath: NSTemporaryDirectory()).appending(
    path: "served-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let dial = """
    sweephand: 1
    parameters: {turn: {type: number, default: 1}, who: {type: text, default: mark}}
    readings: {main: {value: $turn}}
    layers: [{artwork: {file: "${who}.svg"}}]
    """

  private func write(_ size: Int, to name: String) throws {
    let picture = """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'>
      <rect width='\(size)' height='9'/></svg>
      """
    try picture.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  /// An endpoint as the command begins it.
  private func endpoint() throws -> Endpoint {
    let outcome = Document.read(
      Array(Self.dial.utf8), file: "gauges/dial.yaml", in: .kept(folder.path))
    let document = try #require(outcome.value)
    _ = document.scene()
    return try Endpoint.patient([EndpointTemplate("dial", document)])
  }

  private func picture(_ endpoint: Endpoint, _ query: String) async -> String {
    let response = await endpoint.respond(to: Request("/v1/render/dial.svg?\(query)"))
    return String(decoding: response.bytes, as: UTF8.self)
  }

  @Test func filesStayAsTheyWere() async throws {
    try write(10, to: "mark.svg")
    let (first, second) = (try endpoint(), try endpoint())
    try write(20, to: "mark.svg")
    #expect(await picture(first, "turn=2").contains("width=\"10\""))
    try FileManager.default.removeItem(at: folder.appending(path: "mark.svg"))
    #expect(await picture(first, "turn=3") == picture(second, "turn=3"))
    #expect(await picture(first, "turn=3").contains("width=\"10\""))
  }

  @Test func partsOfNamesAreNotTakenFromQueries() async throws {
    try write(10, to: "mark.svg")
    try write(30, to: "secret.svg")
    let endpoint = try endpoint()
    let response = await endpoint.respond(to: Request("/v1/render/dial.svg?who=secret"))
    #expect(response.status == .badRequest)
    let text = String(decoding: response.bytes, as: UTF8.self)
    #expect(text.contains("names a file, which is not allowed here"))
  }

  @Test func aNameMayBeAPath() async throws {
    let document = try #require(
      Document.read(Array("sweephand: 1\ntemplate: ring\n".utf8), file: "a", in: nil).value)
    let endpoint = try Endpoint.patient([
      EndpointTemplate("24/my {dial}", document),
      EndpointTemplate(
        "24/bad",
        broken: [
          Diagnostic(.badQuery, "the file is bad", file: "/home/me/24/bad.yaml")
        ]),
    ])
    let escaped = "/v1/render/24/my%20%7Bdial%7D.svg"
    #expect(await endpoint.respond(to: Request(escaped)).status == .ok)
    for path in ["/v1/templates", "/openapi.json"] {
      let text = String(decoding: await endpoint.respond(to: Request(path)).bytes, as: UTF8.self)
      #expect(text.contains("\"\(escaped)\"") && text.contains("/v1/render/24/bad.svg"))
    }
    for path in [
      "24%2Fmy%20%7Bdial%7D.svg", "24/x/../my%20%7Bdial%7D.svg", "24//my%20%7Bdial%7D.svg",
    ] {
      #expect(await endpoint.respond(to: Request("/v1/render/\(path)")).status == .badRequest)
    }
    #expect(await endpoint.respond(to: Request("/v1/render/24.svg")).status == .notFound)
    let bad = await endpoint.respond(to: Request("/v1/render/24/bad.svg?x=1"))
    let text = String(decoding: bad.bytes, as: UTF8.self)
    #expect(bad.status == .internalServerError)
    #expect(
      text.contains("the file is bad") && text.contains("\"24/bad\"") && !text.contains("home"))
  }

  @Test func brokenDocumentsAreNoMistakeOfTheCaller() async throws {
    let endpoint = try endpoint()
    let response = await endpoint.respond(to: Request("/v1/render/dial.svg?turn=2"))
    #expect(response.status == .internalServerError)
    let text = String(decoding: response.bytes, as: UTF8.self)
    #expect(text.contains("\"file\": \"dial\"") && !text.contains("gauges"))
    #expect(text.contains("cannot be found") && !text.contains("artwork:"))
    let both = await endpoint.respond(to: Request("/v1/render/dial.svg?turn=x"))
    #expect(both.status == .badRequest)
  }
}
