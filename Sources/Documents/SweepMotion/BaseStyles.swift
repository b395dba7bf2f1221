import SweepArtwork
import SweepValidation
import SweepValues
import SweepVocabulary
import SweepXML

/// The values of properties without animations, each element's style found once.
final class BaseStyles {
  let facts: Facts
  private var styles: ElementStyles
  private var known: [Int: ElementStyle] = [:]

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

  /// The context of an element's lengths.
  func lengths(of node: Int) -> LengthContext { style(of: node).lengths }

  private func style(of node: Int) -> ElementStyle {
    if let found = known[node] { return found }
    let outer = facts.tree.parent(of: node).map { self.style(of: $0) }
    let found = styles.style(of: node, in: outer)
    known[node] = found
    return found
  }
}
