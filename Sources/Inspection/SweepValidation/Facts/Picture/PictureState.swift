import SweepGeometry
import SweepValues
import SweepXML

/// What an element of a picture inherits, as far as it is certain.
struct PictureState {
  /// From the element's coordinates to pixels of the file; nil where it cannot be followed.
  var map: Affine?
  /// The fill; nil where it is not one certain colour.
  var fill: PlainColor? = PlainColor("#000")
  var hasFill = true
  var fontSize: Double? = 16
  var isBold = false
  var isShown = true
  /// Whether it is drawn in its plain paint: without opacity, filter, mask or clipping.
  var isPlain = true

  /// Takes over the attributes of an element.
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
