/// The name of an element or attribute, apart from how its prefix is spelled.
package struct XMLName: Hashable, Sendable {
  /// The namespace's URI; empty for none.
  package var namespace: String
  /// The name without its prefix.
  package var local: String

  /// Makes a name.
  package init(_ local: String, in namespace: String = "") {
    self.namespace = namespace
    self.local = local
  }
}

extension XMLName {
  /// The namespace of SVG (SVG 1.1, 1.3).
  package static let svg = "http://www.w3.org/2000/svg"
  /// The namespace of links (XLink 1.0).
  package static let xlink = "http://www.w3.org/1999/xlink"
  /// The namespace that `xml:` always stands for.
  package static let xml = "http://www.w3.org/XML/1998/namespace"
}

extension XMLName: CustomStringConvertible {
  /// The name with the usual prefix of its namespace: `path`, `xlink:href`, `{urn:x}name`.
  package var description: String {
    switch namespace {
    case "", Self.svg: local
    case Self.xlink: "xlink:\(local)"
    case Self.xml: "xml:\(local)"
    default: "{\(namespace)}\(local)"
    }
  }
}
