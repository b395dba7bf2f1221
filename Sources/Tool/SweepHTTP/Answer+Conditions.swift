import HTTPTypes

extension Answer {
  /// Gives the answer a strong entity tag, made from its bytes.
  public mutating func tag() { fields[.eTag] = EntityTag(bytes).text }

  /// Puts the bytes into gzip where that makes them fewer; the tag is another one then, as strong
  /// ones are of bytes as they are sent (RFC 9110, 8.8.3.3).
  public mutating func compress() {
    guard let smaller = Gzip.compress(bytes), smaller.count < bytes.count else { return }
    content = .bytes(smaller)
    fields[.contentEncoding] = "gzip"
    if let tag = fields[.eTag] { fields[.eTag] = tag.dropLast() + "-gzip\"" }
  }

  /// Whether it may be told again: what is fine and not forbidden to be stored.
  public var isKept: Bool { status == .ok && fields[.cacheControl] != "no-store" }

  /// The answer, or that the caller has it already (RFC 9110, 15.4.5).
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
