public import HTTPTypes

/// A request: the parts that a response can depend on.
public struct Request: Sendable {
  /// The method, target and header fields.
  public var head: HTTPRequest
  /// The content; empty for every method except POST.
  public var content: [UInt8]
  /// The IP address of the client; empty where it is unknown. No response depends on it.
  public var client: String

  /// Makes a request.
  public init(_ head: HTTPRequest, content: [UInt8] = [], client: String = "") {
    self.head = head
    self.content = content
    self.client = client
  }

  /// Makes a request without content.
  ///
  /// - Parameter target: a path with its query, as in `/v1/render/clock.svg?time=10:08`.
  /// - Parameter fields: header fields; none by default.
  public init(_ target: String, method: HTTPRequest.Method = .get, _ fields: HTTPFields = [:]) {
    self.init(
      HTTPRequest(
        method: method, scheme: nil, authority: nil, path: target, headerFields: fields))
  }

  /// The path of the target with its escapes (RFC 3986, 3.3).
  public var path: Substring {
    let target = head.path ?? "/"
    return target.utf8.firstIndex(of: UInt8(ascii: "?")).map { target[..<$0] } ?? target[...]
  }

  /// The query of the target with its escapes, without the question mark; nil for none.
  public var query: Substring? {
    guard let target = head.path, let mark = target.utf8.firstIndex(of: UInt8(ascii: "?")) else {
      return nil
    }
    return target[target.utf8.index(after: mark)...]
  }

  /// The decoded segments of the path; nil if an escape is malformed or a segment could lead out of
  /// the path: an empty one, `.`, `..`, or one with a slash, a backslash or a control character.
  public var segments: [String]? {
    guard path.hasPrefix("/") else { return nil }
    if path == "/" { return [] }
    var segments: [String] = []
    for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = PercentEncoding.decode(part, plusIsSpace: false) else { return nil }
      let isPlain = segment.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f && $0 != 0x2f && $0 != 0x5c }
      guard isPlain, !segment.isEmpty, segment != ".", segment != ".." else { return nil }
      segments.append(segment)
    }
    return segments
  }
}
