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
  /// Whether it is drawn as its paint says: without opacity, filter, mask or clipping.
  var isPlain = true

  /// Takes over the attributes of an element.
  mutating func apply(_ node: Int, of tree: XMLTree) {
    for attribute in tree.attributes(of: node) {
      let name = tree.name(ofAttribute: attribute)
      guard name.namespace.isEmpty else { continue }
      if name.local == "style" {
        let tokens = CSSTokenizer.tokens(of: tree.value(ofAttribute: attribute))
        for declaration in CSSDeclaration.read(tokens) {
          if declaration.name == "transform" { map = nil }
          set(declaration.name, declaration.text)
        }
      } else if name.local == "transform" {
        map = map.flatMap { outer in
          Affine(transforms: tree.string(ofAttribute: attribute)).map { outer * $0 }
        }
      } else if Self.names.contains(name.local) {
        set(name.local, tree.string(ofAttribute: attribute).withoutSpace)
      }
    }
  }

  private static let names: Set<String> = [
    "fill", "fill-opacity", "opacity", "filter", "mask", "clip-path", "font-size", "font-weight",
    "display", "visibility", "mix-blend-mode",
  ]

  private mutating func set(_ name: String, _ value: String) {
    switch name {
    case "fill" where value != "inherit":
      hasFill = value != "none" && value != "transparent"
      fill = PlainColor(value)
    case "fill-opacity", "opacity":
      if Double(value) != 1 { isPlain = false }
    case "filter", "mask", "clip-path":
      if value != "none" { isPlain = false }
    case "mix-blend-mode": isPlain = false
    case "font-size":
      fontSize = Double(value.hasSuffix("px") ? String(value.dropLast(2)) : value)
    case "font-weight":
      isBold = value == "bold" || (Double(value).map { $0 >= 700 } ?? false)
    case "display": if value == "none" { isShown = false }
    case "visibility": isShown = isShown && value == "visible"
    default: break
    }
  }
}

extension Affine {
  /// Reads a list of transforms; nil for what is none.
  init?(transforms text: String) {
    var map = Affine.identity
    var name: String?
    var numbers: [Double] = []
    for token in CSSTokenizer.tokens(of: text.utf8) {
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
