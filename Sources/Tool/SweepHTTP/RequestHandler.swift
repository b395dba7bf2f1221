/// The handling of requests, without a server.
public protocol RequestHandler: Sendable {
  /// The response to a request. For HEAD, return the response to GET: the server omits the content.
  func respond(to request: Request) async -> Response
}
