/// The contents of a `data:` address (RFC 2397).
package struct DataAddress: Hashable, Sendable {
  /// The media type in small letters; `text/plain` where there is none.
  package let type: String
  package let isBase64: Bool
  /// Text behind the comma.
  package let payload: String

  init(_ text: Substring) {
    let comma = text.firstIndex(of: ",") ?? text.endIndex
    let parts = text[..<comma].lowercased().split(separator: ";", omittingEmptySubsequences: false)
    let first = parts.first.map(String.init) ?? ""
    type = first.isEmpty ? "text/plain" : first
    isBase64 = parts.dropFirst().last == "base64"
    payload = comma < text.endIndex ? String(text[text.index(after: comma)...]) : ""
  }

  /// The format of a picture by its first bytes; nil for what is none, or not in base64.
  package var pictureFormat: PictureFormat? {
    guard isBase64, let head = Base64.decode(Substring(payload.utf8.prefix(64))) else { return nil }
    return PictureFormat(signatureOf: head)
  }
}
