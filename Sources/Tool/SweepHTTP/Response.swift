public import HTTPTypes

/// A response: status, header fields and content.
public struct Response: Sendable {
  /// The content of the response.
  public enum Content: Sendable {
    case bytes([UInt8])
    /// Parts that are sent as they arrive, such as those of `text/event-stream`.
    case stream(AsyncStream<[UInt8]>)
  }

  /// The status.
  public var status: HTTPResponse.Status
  /// The header fields; the server adds `Content-Length` and `Date`.
  public var fields: HTTPFields
  /// The content of the response.
  public var content: Content

  /// Makes a response from bytes.
  ///
  /// - Parameter type: the media type, as in `image/svg+xml`.
  public init(
    _ status: HTTPResponse.Status = .ok, type: String, _ bytes: [UInt8], _ fields: HTTPFields = [:]
  ) {
    self.status = status
    self.fields = fields
    content = .bytes(bytes)
    self.fields[.contentType] = type
    self.fields[.xContentTypeOptions] = "nosniff"
  }

  /// Makes a response from text.
  public init(
    _ status: HTTPResponse.Status = .ok, type: String = "text/plain; charset=utf-8",
    text: String, _ fields: HTTPFields = [:]
  ) {
    self.init(status, type: type, Array(text.utf8), fields)
  }

  /// Makes a response whose content arrives later; it must not be stored.
  public init(type: String, _ stream: AsyncStream<[UInt8]>) {
    self.init(type: type, [])
    content = .stream(stream)
    fields[.cacheControl] = "no-store"
  }

  /// The bytes; empty for a stream.
  public var bytes: [UInt8] {
    if case .bytes(let bytes) = content { bytes } else { [] }
  }
}
