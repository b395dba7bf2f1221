import SweepScene
import SweepValues
import SweepXML

/// Properties with their values as CSS writes them.
typealias Properties = [String: String]

extension ArtworkBuilder {
  /// Puts an element's properties into the style that it has inherited, and returns them.
  mutating func take(_ element: SVGElement, _ style: inout Style) -> Properties {
    let properties = properties(of: element)
    if let space = element["space", in: XMLName.xml] { style.keepsSpaces = space == "preserve" }
    for name in style.apply(properties, lengths) {
      notes.add(.invalid, "the \(name) of '\(element.name)' cannot be read", element)
    }
    noteUnsupported(properties, element)
    return properties
  }

  /// The properties of an element: its attributes, above them the style sheets' rules, above these
  /// its own `style`, and above all of them what is `!important` (CSS Cascade 5, 6.1).
  mutating func properties(of element: SVGElement) -> Properties {
    var properties: Properties = [:]
    for (name, value) in element.attributes
    where name.namespace.isEmpty && Self.attributes.contains(name.local) {
      properties[name.local] = value.withoutSpace
    }
    var declarations = sheet.declarations(for: element)
    if let style = element["style"] {
      declarations += CSSDeclaration.read(CSSTokenizer.tokens(of: style.utf8))
    }
    for isImportant in [false, true] {
      for declaration in declarations where declaration.isImportant == isImportant {
        properties[declaration.name] = declaration.text
      }
    }
    return properties
  }

  private mutating func noteUnsupported(_ properties: Properties, _ element: SVGElement) {
    for (name, plain) in Self.unsupported {
      guard let value = properties[name]?.lowercased(), !plain.contains(value) else { continue }
      notes.add(.unsupported, "the \(name) of '\(element.name)' is left out", element)
    }
  }

  /// Properties that change the look and cannot be had, with the values that change nothing.
  private static let unsupported: [(name: String, plain: Set<String>)] = [
    ("filter", ["none", "inherit"]), ("mix-blend-mode", ["normal", "inherit"]),
    ("marker", ["none", "inherit"]), ("marker-start", ["none", "inherit"]),
    ("marker-mid", ["none", "inherit"]), ("marker-end", ["none", "inherit"]),
    ("font-style", ["normal", "inherit"]), ("text-decoration", ["none", "inherit"]),
    ("vector-effect", ["none", "inherit"]), ("transform", ["none"]), ("font", []),
    ("paint-order", ["normal", "fill", "fill stroke", "fill stroke markers", "inherit"]),
    ("writing-mode", ["lr-tb", "horizontal-tb", "lr", "inherit"]),
  ]

  /// The properties that may stand as attributes.
  private static let attributes: Set<String> = [
    "clip-path", "clip-rule", "color", "display", "dominant-baseline", "fill", "fill-opacity",
    "fill-rule", "filter", "font-family", "font-size", "font-style", "font-weight",
    "letter-spacing", "marker-end", "marker-mid", "marker-start", "mask", "mask-type", "opacity",
    "overflow", "paint-order", "stop-color", "stop-opacity", "stroke", "stroke-dasharray",
    "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-opacity", "stroke-width", "text-anchor", "text-decoration", "vector-effect",
    "visibility", "writing-mode",
  ]
}
