public import HTTPTypes

/// A response: what is told, and how long it may be kept.
public struct Answer: Sendable {
  /// What is sent.
  public enum Content: Sendable {
    case bytes([UInt8])
    /// Pieces that come when they come, as those of `text/event-stream`.
    case stream(AsyncStream<[UInt8]>)
  }

  /// Its status.
  public var status: HTTPResponse.Status
  /// Its fields; whoever sends it adds the length and the date.
  public var fields: HTTPFields
  /// What is sent.
  public var content: Content

  /// Makes an answer of bytes.
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

  /// Makes an answer of text.
  public init(
    _ status: HTTPResponse.Status = .ok, type: String = "text/plain; charset=utf-8",
    text: String, _ fields: HTTPFields = [:]
  ) {
    self.init(status, type: type, Array(text.utf8), fields)
  }

  /// Makes an answer of what comes later.
  public init(type: String, _ stream: AsyncStream<[UInt8]>) {
    self.init(type: type, [])
    content = .stream(stream)
    fields[.cacheControl] = "no-store"
  }

  /// The bytes; none where they come later.
  public var bytes: [UInt8] {
    if case .bytes(let bytes) = content { bytes } else { [] }
  }
}
