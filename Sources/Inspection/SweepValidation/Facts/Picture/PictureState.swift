import SweepGeometry
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
      case .transform: map = map.flatMap { outer in Affine(transforms: value).map { outer * $0 } }
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
    case .fillOpacity, .opacity: if Double(value) != 1 { isPlain = false }
    case .filter, .mask, .clipPath: if value != "none" { isPlain = false }
    case .mixBlendMode: isPlain = false
    case .fontSize: fontSize = Double(value.hasSuffix("px") ? String(value.dropLast(2)) : value)
    case .fontWeight: isBold = value == "bold" || (Double(value).map { $0 >= 700 } ?? false)
    case .display: if value == "none" { isShown = false }
    case .visibility: isShown = isShown && value == "visible"
    // Transforms of styles are not followed.
    case .transform: map = nil
    case .style: break
    }
  }
}

extension Affine {
  /// Reads a list of transforms; nil for what is none.
  init?(transforms text: ArraySlice<UInt8>) {
    var map = Affine.identity
    var name: String?
    var numbers: [Double] = []
    for token in CSSTokenizer.tokens(of: text) {
      switch token.kind {
      case .function where name == nil: (name, numbers) = (token.text, [])
      case .number where name != nil:
        guard let number = Double(token.text) else { return nil }
        numbers.append(number)
      case .space, .mark(UInt8(ascii: ",")): continue
      case .mark(UInt8(ascii: ")")):
        guard let known = name.flatMap({ Affine(function: $0, numbers) }) else { return nil }
        map = map * known
        name = nil
      default: return nil
      }
    }
    guard name == nil else { return nil }
    self = map
  }

  private init?(function: String, _ n: [Double]) {
    switch (function, n.count) {
    case ("translate", 1), ("translate", 2):
      self = .translation(x: n[0], y: n.count > 1 ? n[1] : 0)
    case ("scale", 1), ("scale", 2): self = .scale(x: n[0], y: n.count > 1 ? n[1] : n[0])
    case ("rotate", 1): self = .rotation(.degrees(n[0]))
    case ("rotate", 3): self = .rotation(.degrees(n[0]), about: Point(n[1], n[2]))
    case ("skewX", 1): self = .skewX(.degrees(n[0]))
    case ("skewY", 1): self = .skewY(.degrees(n[0]))
    case ("matrix", 6): self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    default: return nil
    }
  }
}
