import Foundation
import HTTPTypes
import SweepHTTP
import Testing

@testable import SweepPreview

/// A preview of a temporary folder, which is removed after the tests.
final class Bench: Sendable {
  /// A document with some values.
  static let gauge = """
    sweephand: 1
    title: Boiler
    template: speedometer
    with: {value: 30, unit: °C}

    """

  /// A document that is a template.
  static let own = """
    sweephand: 1
    parameters: {value: {type: number, default: 3}}
    scales: {main: {domain: [0, 10]}}
    readings: {main: {value: $value}}
    layers: [face, needle]

    """

  let folder: URL
  let preview: Preview

  init(
    _ files: [String: String] = [:], start: String? = nil, host: String = "127.0.0.1"
  ) throws {
    folder = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
      .appending(path: "bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    preview = Preview(
      folder: folder.path, start: start, host: host, seconds: 600,
      explain: { $0 == "SH0001" ? "SH0001  a < b & c\nd" : nil })
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Makes the files of the folder, or of one below it, a commit of git.
  func commit(_ below: String = "") throws {
    for words in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "x"],
    ] {
      let git = Process()
      git.executableURL = URL(filePath: "/usr/bin/env")
      git.arguments = ["git", "-C", folder.appending(path: below).path] + words
      try git.run()
      git.waitUntilExit()
    }
  }

  /// The response to a request of the page.
  func ask(
    _ target: String, host: String = "127.0.0.1:4080", _ fields: HTTPFields = [:],
    post content: String? = nil
  ) async -> Response {
    let head = HTTPRequest(
      method: content == nil ? .get : .post, scheme: nil, authority: host, path: target,
      headerFields: fields)
    return await preview.respond(to: Request(head, content: Array((content ?? "").utf8)))
  }

  /// The page's request to save.
  func save(_ content: String, _ fields: HTTPFields = [.contentType: "application/json"]) async
    -> Response
  {
    await ask("/api/samples", fields, post: content)
  }

  /// A JSON response.
  func object(_ target: String) async throws -> [String: Any] { try Self.object(await ask(target)) }

  /// The JSON response to a JSON request.
  func object(_ target: String, post value: Any) async throws -> [String: Any] {
    let content = try JSONSerialization.data(withJSONObject: value)
    let fields: HTTPFields = [.contentType: "application/json"]
    return try Self.object(
      await ask(target, fields, post: String(decoding: content, as: UTF8.self)))
  }

  private static func object(_ response: Response) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(response.bytes))
    return try #require(value as? [String: Any])
  }
}
