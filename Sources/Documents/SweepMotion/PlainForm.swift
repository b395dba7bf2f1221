import SweepArtwork
import SweepGeometry
import SweepValidation
import SweepValues
import SweepXML

/// The values that renderers of SVG 1.1 do not compute, in words that they read: transforms with an
/// origin or of styles (CSS Transforms 1 and 2), and dashes measured by `pathLength` (SVG 2, 9.6.1).
package struct PlainForm: Sendable {
  /// The transform of an element.
  private struct Placement: Sendable {
    /// The whole transform without animations.
    let change: ElementChange
    /// The point about which the attribute turns.
    let pivot: Point
    /// Whether a style makes the transform, which counts more than an animated attribute.
    let isStyled: Bool
  }

  /// The dashes of an element.
  private struct Dashes: Sendable {
    /// The length of the path for each unit of `pathLength`.
    let factor: Double
    /// The values without animations, by the names of the properties.
    let values: [String: String]
    let lengths: LengthContext
  }

  private var placements: [Int: Placement] = [:]
  private var dashes: [Int: Dashes] = [:]

  init(_ facts: Facts) {
    let styles = BaseStyles(facts)
    let tree = facts.tree
    for node in tree.nodes where tree.isElement(node) && facts.svgName(of: node) != nil {
      placements[node] = Self.placement(of: node, styles)
      dashes[node] = Self.dashes(of: node, styles)
    }
  }

  private static func placement(of node: Int, _ styles: BaseStyles) -> Placement? {
    let style = styles.style(of: node)
    let isStyled = style.declarations.contains {
      ["transform", "translate", "rotate", "scale", "offset-path"].contains($0.standardName)
    }
    let origin =
      style.properties["transform-origin"] ?? styles.facts.value("transform-origin", of: node)
    guard isStyled || origin != nil, let (change, pivot) = styles.placement(of: node) else {
      return nil
    }
    return Placement(change: change, pivot: pivot, isStyled: isStyled)
  }

  private static func dashes(of node: Int, _ styles: BaseStyles) -> Dashes? {
    let text = styles.facts.value("pathLength", of: node)
    guard let parts = text.flatMap({ Double($0) }), parts > 0,
      let length = styles.pathLength(of: node)
    else { return nil }
    let names = ["stroke-dasharray", "stroke-dashoffset"]
    let values = names.compactMap { name in styles.value(name, of: node).map { (name, $0) } }
    return Dashes(
      factor: length / parts, values: Dictionary(uniqueKeysWithValues: values),
      lengths: styles.style(of: node).lengths)
  }

  /// Writes the values of a moment in these words.
  func apply(to changes: inout [Int: ElementChange]) {
    for (node, placement) in placements {
      var change = changes[node] ?? ElementChange()
      // An animated transform of a style is in them already.
      guard change.properties["transform"] == nil else { continue }
      if !placement.isStyled, let own = change.attributes["transform"] ?? nil {
        let format = NumberFormat(precision: 6)
        let (x, y) = (format.string(placement.pivot.x), format.string(placement.pivot.y))
        let back = "\(format.string(-placement.pivot.x)) \(format.string(-placement.pivot.y))"
        change.attributes["transform"] = "translate(\(x) \(y)) \(own) translate(\(back))"
      } else {
        change.override(by: placement.change)
      }
      changes[node] = change
    }
    for (node, dashes) in dashes {
      var change = changes[node] ?? ElementChange()
      for (name, text) in dashes.values {
        let lengths = dashes.lengths.lengths(change.properties[name] ?? text)
        guard let lengths, !lengths.isEmpty else { continue }
        let format = NumberFormat(precision: 6)
        change.properties[name] =
          lengths.map { format.string($0 * dashes.factor) }.joined(separator: ",")
      }
      changes[node] = change
    }
  }
}
