import HTTPTypes
import HummingbirdCore
import NIOCore
import ServiceLifecycle
import SweepHTTP

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Passes Hummingbird's requests to a handler, and writes the handler's responses.
struct HandlerResponder: Sendable {
  let handler: any RequestHandler
  let settings: ServerSettings
  let log: (@Sendable (ServerEvent) -> Void)?

  func respond(
    to request: HummingbirdCore.Request, by writer: consuming ResponseWriter,
    on channel: any Channel
  ) async throws {
    let start = ContinuousClock.now
    let client = channel.remoteAddress?.ipAddress ?? ""
    let response = await response(to: request, of: client)
    log?(
      ServerEvent(
        peer: client.isEmpty ? "-" : client, method: request.method.rawValue,
        target: request.head.path ?? "", status: response.status.code, bytes: response.bytes.count,
        duration: ContinuousClock.now - start))
    var written = HummingbirdCore.Response(
      status: response.status, headers: response.fields, body: Self.body(response.content))
    written.headers[.date] = Self.now
    if request.method == .head { written = written.createHeadResponse() }
    try await writer.write(response: written.head, body: written.body)
  }

  /// The time as fields have it, as in `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
  private static var now: String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return String(unsafeUninitializedCapacity: 32) { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { strftime($0, 32, "%a, %d %b %Y %H:%M:%S GMT", &parts) } ?? 0
      }
    }
  }

  private func response(
    to request: HummingbirdCore.Request, of client: String
  ) async -> SweepHTTP.Response {
    if let refusal = refusal(of: request.head) { return refusal }
    guard request.method == .post else {
      return await handler.respond(to: SweepHTTP.Request(request.head, client: client))
    }
    guard let content = try? await request.body.collect(upTo: settings.maximumContent) else {
      return tooLong
    }
    return await handler.respond(
      to: SweepHTTP.Request(
        request.head, content: Array(content.readableBytesView), client: client))
  }

  /// The response to a request that is rejected for its head, before any content is read.
  private func refusal(of head: HTTPRequest) -> SweepHTTP.Response? {
    guard head.path.map({ $0.utf8.count <= settings.maximumTarget }) ?? true else {
      return SweepHTTP.Response(
        .uriTooLong, text: "the target is longer than \(settings.maximumTarget) bytes\n")
    }
    // The first 'Host' has become the authority.
    guard head.authority != nil, HTTPField.Name("Host").flatMap({ head.headerFields[$0] }) == nil
    else { return last(.badRequest, "a request has one field 'Host'\n") }
    guard head.authority.map(Self.isHost) ?? false else {
      return last(.badRequest, "the field 'Host' is no name with a port\n")
    }
    if head.isLonger(than: settings.maximumContent) { return tooLong }
    guard head.headerFields[.expect] == nil || head.waitsForContinue else {
      return last(.expectationFailed, "'Expect' can only be 100-continue\n")
    }
    return nil
  }

  /// Whether a text is a host with or without a port (RFC 9110, 7.2; RFC 3986, 3.2.2); that of
  /// HTTP/1.0 may be empty.
  private static func isHost(_ text: String) -> Bool {
    text.wholeMatch(of: host).map { (Int($0.1 ?? "") ?? 0) < 1 << 16 } ?? false
  }

  // Compiled once, not for each request; matching does not change it.
  nonisolated(unsafe) private static let host =
    /(?:\[[0-9A-Fa-f:.]+\]|(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)(?::([0-9]{0,5}))?/

  private var tooLong: SweepHTTP.Response {
    last(.contentTooLarge, "the content is longer than \(settings.maximumContent) bytes\n")
  }

  /// A response after which the connection is closed: the following bytes may be the content.
  private func last(_ status: HTTPResponse.Status, _ text: String) -> SweepHTTP.Response {
    SweepHTTP.Response(status, text: text, [.connection: "close"])
  }

  private static func body(_ content: SweepHTTP.Response.Content) -> ResponseBody {
    switch content {
    case .bytes(let bytes):
      return ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
    case .stream(let pieces):
      return ResponseBody { writer in
        // Without this, a stream would keep the server from ending.
        for await piece in pieces.cancelOnGracefulShutdown() {
          try await writer.write(ByteBuffer(bytes: piece))
        }
        try await writer.finish(nil)
      }
    }
  }
}
