import HTTPTypes

extension Response {
  /// Gives the response a strong entity tag, made from its bytes.
  public mutating func tag() { fields[.eTag] = EntityTag(bytes).text }

  /// Compresses the bytes if that makes them shorter. The entity tag changes too: a strong tag
  /// identifies the bytes that are sent (RFC 9110, 8.8.3.3).
  public mutating func compress() {
    guard let smaller = Gzip.compress(bytes), smaller.count < bytes.count else { return }
    content = .bytes(smaller)
    fields[.contentEncoding] = "gzip"
    if let tag = fields[.eTag] { fields[.eTag] = tag.dropLast() + "-gzip\"" }
  }

  /// Whether the response may be cached: its status is 200 and `no-store` is not set.
  public var isKept: Bool { status == .ok && fields[.cacheControl] != "no-store" }

  /// The response, or 304 if the caller already has it (RFC 9110, 15.4.5).
  public func unless(_ request: Request) -> Response {
    guard status == .ok, let tag = fields[.eTag],
      EntityTag(text: tag).matches(request.head.headerFields[.ifNoneMatch])
    else { return self }
    var response = self
    response.status = .notModified
    response.content = .bytes([])
    (response.fields[.contentType], response.fields[.contentEncoding]) = (nil, nil)
    return response
  }
}
