import HTTPTypes

extension Answer {
  /// Gives the answer a strong entity tag, made from its bytes.
  public mutating func tag() { fields[.eTag] = EntityTag(bytes).text }

  /// Compresses the bytes if that makes them shorter. The entity tag changes too: a strong tag
  /// identifies the bytes that are sent (RFC 9110, 8.8.3.3).
  public mutating func compress() {
    guard let smaller = Gzip.compress(bytes), smaller.count < bytes.count else { return }
    content = .bytes(smaller)
    fields[.contentEncoding] = "gzip"
    if let tag = fields[.eTag] { fields[.eTag] = tag.dropLast() + "-gzip\"" }
  }

  /// Whether the answer may be cached: its status is 200 and `no-store` is not set.
  public var isKept: Bool { status == .ok && fields[.cacheControl] != "no-store" }

  /// The answer, or 304 if the caller already has it (RFC 9110, 15.4.5).
  public func unless(_ call: Call) -> Answer {
    guard status == .ok, let tag = fields[.eTag],
      EntityTag(text: tag).matches(call.head.headerFields[.ifNoneMatch])
    else { return self }
    var answer = self
    answer.status = .notModified
    answer.content = .bytes([])
    (answer.fields[.contentType], answer.fields[.contentEncoding]) = (nil, nil)
    return answer
  }
}
