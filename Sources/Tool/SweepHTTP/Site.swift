/// Something that answers calls.
public protocol Site: Sendable {
  /// The answer to a call. For HEAD it is that of GET; the server leaves its content out.
  func answer(_ call: Call) async -> Answer
}
