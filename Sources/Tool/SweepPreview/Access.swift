import HTTPTypes
import SweepHTTP

/// Allowed callers: the page itself, and the person who opens it.
///
/// A foreign name may resolve to this address (DNS rebinding), and pages of other sites may send
/// requests; both are rejected.
struct Access: Sendable {
  private let names: [String]
  /// Whether other machines have access, by any address of this one.
  private let isOpen: Bool

  /// Makes the access to a server that listens to an address.
  init(host: String) {
    let host = host.lowercased()
    names = ["127.0.0.1", "localhost", "[::1]", host.contains(":") ? "[\(host)]" : host]
    isOpen = ["0.0.0.0", "::"].contains(host)
  }

  /// Whether a request may be answered.
  func allows(_ request: Request) -> Bool {
    let host = (request.head.authority ?? "").lowercased()
    guard let name = host.wholeMatch(of: /(\[[^\]]*\]|[^:]*)(:[0-9]*)?/)?.1, knows(name),
      isFromHere(request)
    else { return false }
    guard request.head.method == .post else { return true }
    // A form of another site can be sent here, but neither as JSON nor without its origin.
    let origin = request.head.headerFields[.origin]
    return (origin == nil || origin == "http://\(host)")
      && request.head.headerFields[.contentType].map(isJSON) == true
  }

  /// Whether a field `Content-Type` is that of JSON, with or without parameters (RFC 9110, 8.3.1).
  private func isJSON(_ field: String) -> Bool {
    field.prefix { $0 != ";" && $0 != " " && $0 != "\t" }.lowercased() == "application/json"
  }

  private func knows(_ name: Substring) -> Bool {
    if names.contains(String(name)) { return true }
    guard isOpen, !name.isEmpty else { return false }
    // Names that cannot exist in the public DNS: addresses, and names of a local network.
    let isAddress = name.hasPrefix("[") || name.allSatisfy { $0.isNumber || $0 == "." }
    return isAddress || !name.contains(".") || name.hasSuffix(".local")
  }

  /// Whether the request is not from a page of another site; links there are allowed (Fetch
  /// Metadata, 2).
  private func isFromHere(_ request: Request) -> Bool {
    func field(_ name: String) -> String? {
      HTTPField.Name(name).flatMap { request.head.headerFields[$0] }
    }
    guard let site = field("Sec-Fetch-Site") else { return true }
    return ["same-origin", "none"].contains(site)
      || field("Sec-Fetch-Mode") == "navigate" && field("Sec-Fetch-Dest") == "document"
  }
}
