import SweepXML

extension XMLElement {
  static let svg = "http://www.w3.org/2000/svg"
  static let xlink = "http://www.w3.org/1999/xlink"
  static let inkscape = "http://www.inkscape.org/namespaces/inkscape"
  static let xml = "http://www.w3.org/XML/1998/namespace"

  /// Whether it is an element of SVG, not of an editor.
  var isSVG: Bool { namespace == Self.svg }

  /// The value of an attribute without a namespace, or with a given one.
  subscript(name: String, in namespace: String? = nil) -> String? {
    attributes.first { $0.name == name && $0.namespace == namespace }?.value
  }

  /// What it refers to: `href` of SVG 2, or `xlink:href`.
  var href: String? { self["href"] ?? self["href", in: Self.xlink] }

  /// The id that it refers to in the same file; nil where it refers to none.
  var localReference: String? {
    guard let href = href?.trimmed, href.hasPrefix("#"), href.count > 1 else { return nil }
    return String(href.dropFirst())
  }

  /// The name that an editor shows: Inkscape's label, or Illustrator's and Figma's `data-name`.
  var label: String? { self["label", in: Self.inkscape] ?? self["data-name"] }

  /// Visits the element and all within it, in their order.
  func forEach(_ visit: (_ element: XMLElement, _ parent: XMLElement?) -> Void) {
    var rest: [(XMLElement, XMLElement?)] = [(self, nil)]
    while let (element, parent) = rest.popLast() {
      visit(element, parent)
      rest += element.elements.reversed().map { ($0, element) }
    }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[start...end]))
  }
}
