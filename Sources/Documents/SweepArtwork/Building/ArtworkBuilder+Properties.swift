import SweepScene
import SweepValues
import SweepXML

/// Properties with their values as CSS writes them.
typealias Properties = [String: String]

/// The properties of an element, before the values of variables are resolved.
struct Cascade {
  var properties: Properties
  var usesVariables = false
  /// The declarations of rules and of its `style`, those that count more behind the others.
  var declarations: [CSSDeclaration] = []
}

/// An element, and the `use` whose copy contains it.
struct CascadeKey: Hashable {
  var node: Int
  var copied: Int?
}

extension ArtworkBuilder {
  /// Properties that apply to an element's picture as a whole.
  private static let composing = [
    "clip-path", "filter", "mask", "mask-image", "opacity", "transform",
  ]

  /// The properties of an element without its own box (CSS Display 3, 2.5); nil if it is therefore
  /// hidden.
  mutating func unboxed(
    _ properties: Properties, _ element: SVGElement, _ kind: ElementKind
  ) -> Properties? {
    guard properties["display"] == "contents" else { return properties }
    switch kind {
    case .group: return properties.filter { !Self.composing.contains($0.key) }
    case .use, .viewport:
      notes.add(
        .unsupported, "the display of '\(element.name)' is left out", element)
      return properties
    case .choice, .shape, .text, .image: return nil
    }
  }

  /// Puts an element's properties into the style that it has inherited, and returns them.
  mutating func take(_ element: SVGElement, _ style: inout Style) -> Properties {
    let properties = properties(of: element.copied(in: copied), &style)
    if let space = element["space", in: XMLName.xml] { style.keepsSpaces = space == "preserve" }
    for name in style.apply(properties, lengths) {
      notes.add(.invalid, "the \(name) of '\(element.name)' cannot be read", element)
    }
    noteUnsupported(properties, element)
    return properties
  }

  /// The computed properties of an element at its position.
  ///
  /// - Parameter style: the inherited style; receives the variables.
  mutating func properties(of element: SVGElement, _ style: inout Style) -> Properties {
    let key = CascadeKey(node: element.node, copied: copied)
    var cascade = cascades[key] ?? cascade(of: element)
    // Copied elements are styled many times.
    if context != nil { cascades[key] = cascade }
    for name in Self.ownProperties where cascade.properties[name]?.lowercased() == "inherit" {
      var outer = Style()
      cascade.properties[name] = element.parent.flatMap { properties(of: $0, &outer)[name] }
    }
    if cascade.usesVariables { style.resolveVariables(in: &cascade.properties) }
    return cascade.properties
  }

  /// The properties of an element by precedence, lowest first: its attributes, the rules of style
  /// sheets, its own `style`, and `!important` declarations (CSS Cascade 5, 6.1).
  mutating func cascade(of element: SVGElement) -> Cascade {
    var properties: Properties = [:]
    for (name, value) in element.attributes
    where name.namespace.isEmpty && Self.attributes.contains(name.local) {
      properties[name.local] = value.withoutSpace
    }
    var declarations = sheet.declarations(for: element)
    if let style = element["style"] {
      declarations += CSSDeclaration.read(CSSTokenizer.tokens(of: style.utf8))
    }
    declarations =
      declarations.filter { !$0.isImportant } + declarations.filter { $0.isImportant }
    for declaration in declarations { set(declaration, in: &properties, element) }
    var cascade = Cascade(properties: properties, declarations: declarations)
    for (name, value) in properties where name != "all" {
      switch value.lowercased() {
      case "initial": cascade.properties[name] = Style.initial[name]
      case "unset", "revert", "revert-layer": cascade.properties[name] = nil
      case _ where name.hasPrefix("--") || value.contains("var("): cascade.usesVariables = true
      case let value where name == "letter-spacing" && value.hasSuffix("%"):
        notes.add(
          .unsupported, "the letter-spacing of '\(element.name)' is a part of its font size",
          element)
      case let value where value.hasSuffix("ex") && Length(value)?.unit == .ex:
        notes.add(
          .unsupported, "the \(name) of '\(element.name)' takes half an em for an ex", element)
      default: break
      }
    }
    return cascade
  }

  private mutating func set(
    _ declaration: CSSDeclaration, in properties: inout Properties, _ element: SVGElement
  ) {
    let (name, text) = (declaration.standardName, declaration.text)
    if name == "font", let all = FontShorthand.properties(text) {
      return properties.merge(all) { $1 }
    }
    let isBare =
      Self.measures.contains(name)
      && text.split(separator: " ").contains { word in
        Length(word).map { $0.unit == .user && $0.number != 0 } ?? false
      }
    if isBare {
      // Browsers take numbers without a unit from attributes alone.
      return notes.add(
        .invalid, "the \(name) in the style of '\(element.name)' lacks a unit", element)
    }
    properties[name] = text
  }

  private mutating func noteUnsupported(_ properties: Properties, _ element: SVGElement) {
    for (name, plain) in Self.unsupported {
      guard let value = properties[name]?.lowercased(), !plain.contains(value) else { continue }
      notes.add(.unsupported, "the \(name) of '\(element.name)' is left out", element)
    }
  }

  /// Properties that change the look and cannot be had, with the values that change nothing.
  private static let unsupported: [(name: String, plain: Set<String>)] = [
    ("mix-blend-mode", ["normal", "inherit"]),
    ("marker", ["none", "inherit"]), ("marker-start", ["none", "inherit"]),
    ("marker-mid", ["none", "inherit"]), ("marker-end", ["none", "inherit"]),
    ("vector-effect", ["none", "inherit"]), ("font", ["inherit"]), ("offset-path", ["none"]),
    ("translate", ["none"]), ("rotate", ["none"]), ("scale", ["none"]),
    ("clip", ["auto", "inherit"]), ("all", []), ("mask-border", ["none"]),
    ("-webkit-mask", ["none"]), ("-webkit-mask-image", ["none"]),
    ("mask-composite", ["add"]), ("image-rendering", smooth), ("backdrop-filter", ["none"]),
    ("color-interpolation", ["auto", "srgb", "inherit"]),
    ("shape-rendering", ["auto", "geometricprecision", "inherit"]),
  ]

  private static let smooth: Set<String> = [
    "auto", "optimizequality", "smooth", "high-quality", "inherit",
  ]

  /// Properties whose values elements inherit only where they say so.
  private static let ownProperties = [
    "alignment-baseline", "clip-path", "filter", "flood-color", "flood-opacity", "lighting-color",
    "mask", "mask-image", "opacity", "overflow", "stop-color", "stop-opacity", "transform-origin",
  ]

  /// Properties that CSS measures with units.
  private static let measures: Set<String> = [
    "cx", "cy", "height", "r", "rx", "ry", "transform-origin", "width", "x", "y",
  ]

  /// The properties that can be attributes.
  private static let attributes: Set<String> = [
    "alignment-baseline", "baseline-shift", "clip", "clip-path", "clip-rule", "color",
    "color-interpolation", "color-interpolation-filters", "cx", "cy", "direction", "display",
    "dominant-baseline", "fill", "fill-opacity", "fill-rule", "filter", "flood-color",
    "flood-opacity", "font-family", "font-kerning", "font-size", "font-size-adjust", "font-stretch",
    "font-style",
    "font-variant",
    "font-weight", "height", "image-rendering", "letter-spacing", "lighting-color", "marker-end",
    "marker-mid", "marker-start", "mask", "mask-type", "opacity",
    "overflow", "paint-order", "r", "rx", "ry", "shape-rendering", "stop-color", "stop-opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-opacity", "stroke-width", "text-anchor", "text-decoration", "text-rendering",
    "transform-box", "transform-origin", "vector-effect", "visibility", "width", "word-spacing",
    "writing-mode", "x", "y",
  ]
}
