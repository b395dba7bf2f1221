import SweepGeometry
import SweepValues
import SweepXML

/// Inherited state of an element, as far as it is certain.
struct PictureState {
  /// From the element's coordinates to pixels of the file; nil where it cannot be followed.
  var map: Affine?
  /// The fill; nil where it is not one certain colour.
  var fill: PlainColor? = PlainColor("#000")
  var hasFill = true
  var fontSize: Double? = 16
  var isBold = false
  var isShown = true
  var isPlain = true

  mutating func apply(_ node: Int, of tree: XMLTree, _ names: PictureNames) {
    for attribute in tree.attributes(of: node) {
      guard let name = names.attributes[tree.nameNumber(ofAttribute: attribute)] else { continue }
      let value = tree.value(ofAttribute: attribute).withoutSpace
      switch name {
      case .style:
        for declaration in CSSDeclaration.read(CSSTokenizer.tokens(of: value)) {
          guard let name = PictureNames.Attribute.named[declaration.name] else { continue }
          set(name, declaration.text)
        }
      case .transform:
        let own = TransformFunction.list(value)
        map = map.flatMap { outer in own.map { $0.reduce(outer) { $0 * $1.affine } } }
      default: set(name, String(decoding: value, as: UTF8.self))
      }
    }
  }

  private mutating func set(_ name: PictureNames.Attribute, _ value: String) {
    switch name {
    case .fill:
      if value == "inherit" { return }
      hasFill = value != "none" && value != "transparent"
      fill = PlainColor(value)
    case .fillOpacity, .opacity: if Double(spelledBy: value) != 1 { isPlain = false }
    case .filter, .mask, .clipPath: if value != "none" { isPlain = false }
    case .mixBlendMode: isPlain = false
    case .fontSize: fontSize = Length(value)?.absolute
    case .fontWeight:
      isBold = value == "bold" || (Double(spelledBy: value).map { $0 >= 700 } ?? false)
    case .display: if value == "none" { isShown = false }
    case .visibility: isShown = isShown && value == "visible"
    // Transforms of styles are not followed.
    case .transform: map = nil
    case .style: break
    }
  }
}

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

/// An opaque colour of sRGB whose value is certain.
struct PlainColor: Hashable, CustomStringConvertible {
  private let color: CSSColor

  /// Reads a colour; nil for what is see-through, or depends on where it stands.
  init?(_ text: String) {
    guard let color = CSSColor(text), color.alpha == 1 else { return nil }
    self.color = color
  }

  /// The colour as `#rrggbb`.
  var description: String { color.hexDigits }

  var isDark: Bool { color.luminance < 0.179 }

  /// The contrast to another colour, 1 … 21 (WCAG 2.2, contrast ratio).
  func contrast(to other: Self) -> Double {
    let (a, b) = (color.luminance, other.color.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
