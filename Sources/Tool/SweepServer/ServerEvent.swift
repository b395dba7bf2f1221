/// One answer, as a log tells it.
public struct ServerEvent: Sendable {
  /// The address of who called.
  public var peer: String
  /// The method, as in `GET`.
  public var method: String
  /// The path with its query, as it came.
  public var target: String
  /// The status, as in 200.
  public var status: Int
  /// The bytes of the content; 0 where it comes in pieces.
  public var bytes: Int
  /// From the whole request to the answer.
  public var duration: Duration

  /// The event in one line: `127.0.0.1 GET /v1/templates 200 5123 B 0.41 ms`. What callers write
  /// cannot begin a second one.
  public var line: String {
    let microseconds = Int(duration / .microseconds(1))
    let hundredths = String(microseconds % 1000 / 10)
    let time = "\(microseconds / 1000).\(hundredths.count < 2 ? "0" : "")\(hundredths)"
    return "\(peer) \(method) \(Self.plain(target)) \(status) \(bytes) B \(time) ms"
  }

  /// Text with everything but visible ASCII escaped as in URLs.
  private static func plain(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) { return text }
    return text.utf8.reduce(into: "") { plain, byte in
      if (0x21...0x7e).contains(byte) {
        plain.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        plain += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
