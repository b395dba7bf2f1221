/// Something that answers calls.
public protocol Site: Sendable {
  /// Answers a call. For HEAD, return the answer to GET: the server omits the content.
  func answer(_ call: Call) async -> Answer
}
