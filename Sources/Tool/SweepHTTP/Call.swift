public import HTTPTypes

/// A request, as far as answers depend on it.
public struct Call: Sendable {
  /// Its method, target and fields.
  public var head: HTTPRequest
  /// Its content; empty for all methods but POST.
  public var content: [UInt8]

  /// Makes a call.
  public init(_ head: HTTPRequest, content: [UInt8] = []) {
    self.head = head
    self.content = content
  }

  /// Makes a call that reads something, as tests do.
  ///
  /// - Parameter target: a path with its query, as in `/v1/render/clock.svg?time=10:08`.
  /// - Parameter fields: fields of the request.
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

  /// The parts of the path between slashes, decoded; nil where escapes are wrong, or where a part
  /// could lead elsewhere: one that is empty, `.`, `..`, or that holds a slash, a backslash or a
  /// control character.
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
