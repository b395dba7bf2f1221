/// Target of a reference, as a browser would read it (WHATWG URL, 4.4).
package enum Address: Hashable, Sendable {
  /// Nothing.
  case empty
  /// An element of the same file.
  case fragment(String)
  /// A script that runs, by its scheme.
  case script(String)
  /// Content of the address itself.
  case data(DataAddress)
  /// Another file.
  case elsewhere

  /// Reads an address. White space and control characters count nowhere, and capitals not in a scheme.
  package init(_ text: String) {
    let kept = text.unicodeScalars.filter { scalar in
      scalar.value > 0x20 && !scalar.properties.isWhitespace
        && scalar.properties.generalCategory != .control
        && scalar.properties.generalCategory != .format
    }
    let text = String(String.UnicodeScalarView(kept))
    guard !text.isEmpty else {
      self = .empty
      return
    }
    if let id = Self.localID(text) {
      self = .fragment(id)
      return
    }
    let scheme = text.prefix { $0 != ":" }.lowercased()
    switch scheme {
    case "javascript", "vbscript", "livescript", "mocha", "jscript": self = .script(scheme)
    case "data" where text.utf8.count > 4: self = .data(DataAddress(text.dropFirst(5)))
    default: self = .elsewhere
    }
  }

  /// The id in an address such as `#needle`; nil for an address of anything else.
  package static func localID(_ text: some StringProtocol) -> String? {
    let text = text.withoutSpace
    return text.hasPrefix("#") ? String(text.dropFirst()) : nil
  }
}
