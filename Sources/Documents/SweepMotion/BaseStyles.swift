import SweepArtwork
import SweepGeometry
import SweepValidation
import SweepValues
import SweepVocabulary
import SweepXML

/// The values of properties without animations; the latest styles are kept.
final class BaseStyles {
  let facts: Facts
  private var styles: ElementStyles
  private var known: [Int: ElementStyle] = [:]
  private static let limit = 4_096

  init(_ facts: Facts) {
    self.facts = facts
    styles = ElementStyles(facts.tree)
  }

  /// The value of a property of an element, inherited or initial if it is not set; nil if it has no
  /// initial value.
  func value(_ name: String, of node: Int) -> String? {
    guard let definition = Vocabulary.property(name) else { return nil }
    let style = style(of: node)
    switch style.properties[name] {
    case "inherit": return inherited(name, of: node)
    case let value?: return value
    case nil where definition.isInherited: return style.inherited[name] ?? definition.initial
    case nil: return definition.initial
    }
  }

  /// The value of a property of the element around an element.
  func inherited(_ name: String, of node: Int) -> String? {
    facts.tree.parent(of: node).flatMap { value(name, of: $0) }
      ?? Vocabulary.property(name)?.initial
  }

  /// The elements around an element from which it can inherit a property, the nearest first.
  func sources(of name: String, of node: Int) -> [Int] {
    var sources: [Int] = []
    var current = node
    while let parent = facts.tree.parent(of: current) {
      let own = style(of: current).properties[name]
      guard own == "inherit" || own == nil && Vocabulary.property(name)?.isInherited == true else {
        break
      }
      sources.append(parent)
      current = parent
    }
    return sources
  }

  /// The context of the lengths of an element's attribute: in the units of a box, a percentage is a
  /// part of 1, and a font size is a part of the one around it.
  func lengths(of node: Int, for name: String) -> LengthContext {
    var lengths = style(of: node).lengths
    if name == "font-size" {
      lengths = facts.tree.parent(of: node).map { style(of: $0).lengths } ?? lengths
      lengths.viewport = Size(width: lengths.fontSize, height: lengths.fontSize)
    } else if hasBoxUnits(node) {
      lengths.viewport = Size(width: 1, height: 1)
    }
    return lengths
  }

  /// Whether the lengths of an element's attributes are parts of the box that it is used for.
  func hasBoxUnits(_ node: Int) -> Bool {
    guard let units = Self.boxUnits[facts.svgName(of: node) ?? ""] else { return false }
    return (facts.value(units, of: node) ?? "objectBoundingBox") == "objectBoundingBox"
  }

  /// Whether a style sets a property of geometry, which counts more than its attribute (SVG 2, 7).
  func setsGeometry(_ name: String, of node: Int) -> Bool {
    Self.geometry.contains(name) && style(of: node).declarations.contains { $0.name == name }
  }

  private static let geometry: Set = ["x", "y", "width", "height", "cx", "cy", "r", "rx", "ry"]
  private static let boxUnits = [
    "linearGradient": "gradientUnits", "radialGradient": "gradientUnits",
    "pattern": "patternUnits", "mask": "maskUnits", "filter": "filterUnits",
  ]

  /// The transform of an element in one value, and the point about which its attribute turns; nil where
  /// either is not known.
  func placement(of node: Int) -> (change: ElementChange, pivot: Point)? {
    CSSMoverBuilder(node, style(of: node), facts).placement(&styles)
  }

  /// The length of the outline of an element; nil for none.
  func pathLength(of node: Int) -> Double? { styles.pathLength(of: node, style(of: node)) }

  /// The style of an element.
  func style(of node: Int) -> ElementStyle {
    if let found = known[node] { return found }
    let outer = facts.tree.parent(of: node).map { self.style(of: $0) }
    let found = styles.style(of: node, in: outer)
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    known[node] = found
    return found
  }
}
