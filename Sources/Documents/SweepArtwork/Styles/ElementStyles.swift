package import SweepGeometry
package import SweepValues
import SweepVocabulary
package import SweepXML

/// The styles of a file's elements by its attributes, its style sheets and its `style` attributes.
package struct ElementStyles {
  private let root: SVGElement
  private var builder: ArtworkBuilder
  /// The most rules of style sheets that are taken.
  private static let rules = 20_000

  /// Reads the style sheets of a file.
  package init(_ tree: XMLTree) {
    root = SVGElement(rootOf: tree)
    builder = ArtworkBuilder(root, NoteList(), rules: Self.rules)
  }

  /// The texts of the style sheets that count, with the numbers of their elements.
  package var sheets: [(node: Int, text: String)] {
    root.all.filter {
      $0.isSVG("style") && $0.isStyleSheet
        && ($0["media"].map { StyleContext("media " + $0) == .shown } ?? true)
    }.map { ($0.node, $0.text) }
  }

  /// Whether the rules are so many, or look at so much, that some have not been applied.
  package var isExhausted: Bool { builder.sheet.isExhausted || builder.sheet.isFull }

  /// The style of an element.
  ///
  /// - Parameter outer: the style of the element around it; nil for the root.
  package mutating func style(of node: Int, in outer: ElementStyle?) -> ElementStyle {
    let element = root.other(node)
    let cascade = builder.cascade(of: element)
    var style = outer?.style ?? Style()
    let key = CascadeKey(node: node, copied: nil)
    builder.cascades[key] = cascade
    let properties = builder.properties(of: element, &style)
    builder.cascades[key] = nil
    var result = ElementStyle(properties: properties, style: style)
    result.declarations = cascade.declarations
    result.inherited = outer?.inheritable ?? [:]
    result.inheritable = result.inherited
    for (name, value) in properties
    where value != "inherit" && Vocabulary.property(name)?.isInherited == true {
      result.inheritable[name] = value
    }
    result.lengths = outer?.lengths ?? LengthContext(viewport: Size(width: 0, height: 0))
    _ = result.style.apply(properties, result.lengths)
    result.lengths.fontSize = result.style.fontSize
    if outer == nil { result.lengths.rootFontSize = result.style.fontSize }
    if element.isSVG("svg") { result.lengths.viewport = viewport(of: element, result.lengths) }
    return result
  }

  /// The size that percentages in an `svg` are of (SVG 2, 8.9).
  private func viewport(of element: SVGElement, _ outer: LengthContext) -> Size {
    if let box = Rect(viewBox: element["viewBox"]) { return box.size }
    // Pictures without a size have that of CSS 2.1, 10.3.2.
    let isRoot = element.parent == nil
    let rest = isRoot ? Size(width: 300, height: 150) : outer.viewport
    var lengths = outer
    lengths.viewport = rest
    return Size(
      width: element["width"].flatMap { lengths.length($0, .x) } ?? rest.width,
      height: element["height"].flatMap { lengths.length($0, .y) } ?? rest.height)
  }

  /// The box of an element's geometry without strokes in its own coordinates (SVG 2, 8.10); nil
  /// where it is unknown, as for text.
  package mutating func box(of node: Int, _ style: ElementStyle) -> Rect? {
    var work = Self.boxes
    return outline(of: root.other(node), style, &work)?.boundingBox
  }

  /// The length of the outline of a shape; nil for other elements.
  package mutating func pathLength(of node: Int, _ style: ElementStyle) -> Double? {
    var work = Self.boxes
    return outline(of: root.other(node), style, &work).map { PathMeasure($0).length }
  }

  /// The most elements whose outlines make a box.
  private static let boxes = 10_000

  private mutating func outline(
    of element: SVGElement, _ style: ElementStyle, _ work: inout Int
  ) -> Path? {
    work -= 1
    guard element.isSVG, work > 0 else { return nil }
    builder.lengths = style.lengths
    switch element.name {
    case "image", "foreignObject":
      return .rect(builder.rectangle(of: element, style.properties))
    case "g", "a":
      var all = Path()
      for child in element.elements where ElementCategory.graphics.contains(child.name) {
        let inner = self.style(of: child.node, in: style)
        if inner.properties["display"] == "none" { continue }
        guard let path = outline(of: child, inner, &work), let map = inner.restingTransform(child)
        else { return nil }
        if let box = path.applying(map).boundingBox { all.append(.rect(box)) }
      }
      return all
    default:
      return ElementCategory.shapes.contains(element.name)
        ? builder.outline(of: element, style.properties) ?? Path() : nil
    }
  }
}

/// The style of an element.
package struct ElementStyle {
  /// The declared properties as CSS writes them, without variables; values that the element
  /// inherits are in ``inherited``.
  package let properties: [String: String]
  /// The values that the elements around it hand down.
  package fileprivate(set) var inherited: [String: String] = [:]
  /// The declarations of rules and of its `style`, those that count more behind the others.
  package fileprivate(set) var declarations: [CSSDeclaration] = []
  /// The context of its lengths.
  package fileprivate(set) var lengths = LengthContext(viewport: Size(width: 0, height: 0))

  /// The values that elements in it inherit.
  fileprivate var inheritable: [String: String] = [:]
  fileprivate var style: Style

  fileprivate init(properties: [String: String], style: Style) {
    (self.properties, self.style) = (properties, style)
  }

  /// Tokens with their values in place of each `var()` and `calc()`; nil if a variable has none.
  package func substituting(_ tokens: [CSSToken]) -> [CSSToken]? {
    func calls(_ name: String, _ tokens: [CSSToken]) -> Bool {
      tokens.contains { $0.kind == .function && $0.text.lowercased() == name }
    }
    let plain = calls("var", tokens) ? tokens.substituting(style.variables) : tokens
    return plain.map { calls("calc", $0) ? $0.calculating(lengths) : $0 }
  }

  /// The map of a `transform` that is not measured by the element's box; nil for another one.
  fileprivate func restingTransform(_ element: SVGElement) -> Affine? {
    let origin =
      properties["transform-origin"].map { TransformOrigin.point($0, lengths) } ?? Point.zero
    let functions =
      properties["transform"].map { TransformFunction.list(css: $0, lengths) }
      ?? TransformFunction.list(Array((element["transform"] ?? "").utf8)[...])
    guard let origin, let functions, properties["transform-box"] ?? "view-box" == "view-box"
    else { return functions?.isEmpty == true ? .identity : nil }
    let shift = origin - Point.zero
    return .translation(shift) * functions.reduce(.identity) { $0 * $1.affine }
      * .translation(Point.zero - origin)
  }
}

/// The elements that a selector of a style sheet can reach while nobody touches the picture.
package enum SelectorReach {
  /// Some elements.
  case some
  /// None before a pointer or a key does something.
  case none
  /// Those that only a browser can find.
  case unknown

  /// Reads a selector.
  package init(_ selector: [CSSToken]) {
    guard let selector = StyleSelector(selector) else {
      self = .unknown
      return
    }
    let steps = [selector.subject] + selector.context.map(\.step)
    self = steps.contains { $0.needsTouch } ? .none : .some
  }
}

extension StyleSelector.Step {
  /// Whether only a pointer or a key makes it select an element.
  fileprivate var needsTouch: Bool {
    conditions.contains { condition in
      switch condition {
      case .never: true
      case .some(let steps, let isNegative, _):
        !isNegative && steps.allSatisfy { $0.needsTouch }
      case .attribute, .place, .root: false
      }
    }
  }
}
