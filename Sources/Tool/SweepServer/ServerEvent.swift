import SweepHTTP

/// One answer in the log.
public struct ServerEvent: Sendable {
  /// The address of the caller.
  public var peer: String
  /// The method, as in `GET`.
  public var method: String
  /// The path with its query, as received.
  public var target: String
  /// The status, as in 200.
  public var status: Int
  /// The bytes of the content; 0 for a stream.
  public var bytes: Int
  /// The time from the complete request to the answer.
  public var duration: Duration

  /// The event in one line: `127.0.0.1 GET /v1/templates 200 5123 B 0.41 ms`. No request can start a
  /// second line.
  public var line: String {
    let microseconds = Int(duration / .microseconds(1))
    let hundredths = String(microseconds % 1000 / 10)
    let time = "\(microseconds / 1000).\(hundredths.count < 2 ? "0" : "")\(hundredths)"
    return "\(peer) \(method) \(Self.plain(target)) \(status) \(bytes) B \(time) ms"
  }

  /// The text with everything except visible ASCII percent-encoded.
  private static func plain(_ text: String) -> String {
    PercentEncoding.encode(text) { (0x21...0x7e).contains($0) }
  }
}
