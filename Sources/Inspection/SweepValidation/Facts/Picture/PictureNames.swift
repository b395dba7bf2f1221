import SweepXML

/// The names of a document that say something about its still picture, by number.
struct PictureNames {
  /// An element that is drawn, or contains such elements.
  enum Element: String, CaseIterable {
    case svg, g, a, text, rect, image, circle, ellipse, path, polygon, polyline, use
    case foreignObject, `switch`

    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
  }

  /// An attribute that changes how an element is shown.
  enum Attribute: String, CaseIterable {
    case style, transform, fill, opacity, filter, mask, display, visibility
    case fillOpacity = "fill-opacity"
    case clipPath = "clip-path"
    case fontSize = "font-size"
    case fontWeight = "font-weight"
    case mixBlendMode = "mix-blend-mode"

    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
  }

  /// For each name of the document the element; nil for those that show nothing by themselves.
  let elements: [Element?]
  /// For each name the attribute; nil for others.
  let attributes: [Attribute?]

  init(_ names: [XMLName]) {
    elements = names.map { $0.namespace == XMLName.svg ? Element.named[$0.local] : nil }
    attributes = names.map { $0.namespace.isEmpty ? Attribute.named[$0.local] : nil }
  }
}
