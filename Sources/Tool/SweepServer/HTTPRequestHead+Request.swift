import HTTPTypes
import NIOHTTP1
import SweepHTTP

extension HTTPRequestHead {
  /// Whether the caller waits for `100 Continue` before it sends its content (RFC 9110, 10.1.1).
  var waitsForContinue: Bool { headers.first(name: "Expect")?.lowercased() == "100-continue" }

  /// The response to a request that is rejected for its head, before any content is read.
  func rejection(by settings: ServerSettings) -> Response? {
    guard uri.utf8.count <= settings.maximumTarget else {
      return Response(
        .uriTooLong, text: "the target is longer than \(settings.maximumTarget) bytes\n")
    }
    let hosts = headers["Host"]
    // HTTP/1.0 needs no 'Host'.
    guard hosts.count == 1 || hosts.isEmpty && version == .http1_0 else {
      return Response(.badRequest, text: "a request has one field 'Host'\n")
    }
    guard hosts.first.map(Self.isHost) ?? true else {
      return Response(.badRequest, text: "the field 'Host' is no name with a port\n")
    }
    if let length = headers.first(name: "Content-Length"),
      Int(length).map({ $0 > settings.maximumContent }) ?? true
    {
      return settings.tooLong
    }
    guard waitsForContinue || !headers.contains(name: "Expect") else {
      return Response(.expectationFailed, text: "'Expect' can only be 100-continue\n")
    }
    return nil
  }

  /// The request as handlers have it; nil for a method that is no token.
  func request(content: [UInt8], client: String) -> Request? {
    guard let method = HTTPRequest.Method(method.rawValue) else { return nil }
    var request = HTTPRequest(
      method: method, scheme: "http", authority: headers.first(name: "Host") ?? "", path: path)
    for (name, value) in headers {
      guard name.lowercased() != "host", let name = HTTPField.Name(name) else { continue }
      request.headerFields.append(HTTPField(name: name, value: value))
    }
    return Request(request, content: method == .post ? content : [], client: client)
  }

  /// The path with the query; a target may also be a whole URL (RFC 9112, 3.2.2).
  private var path: String {
    guard !uri.hasPrefix("/"), let match = uri.prefixMatch(of: Self.origin) else { return uri }
    let rest = uri[match.range.upperBound...]
    return rest.hasPrefix("/") ? String(rest) : "/" + rest
  }

  /// Whether a text is a host with or without a port (RFC 9110, 7.2; RFC 3986, 3.2.2), or empty.
  private static func isHost(_ text: String) -> Bool {
    text.wholeMatch(of: host).map { (Int($0.1 ?? "") ?? 0) < 1 << 16 } ?? false
  }

  // Compiled once, not for each request; matching does not change them.
  nonisolated(unsafe) private static let host =
    /(?:\[[0-9A-Fa-f:.]+\]|(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)(?::([0-9]{0,5}))?/
  nonisolated(unsafe) private static let origin = /(?i)https?:\/\/[^\/?]*/
}

extension ServerSettings {
  /// The response to content that is too long.
  var tooLong: Response {
    Response(.contentTooLarge, text: "the content is longer than \(maximumContent) bytes\n")
  }
}
