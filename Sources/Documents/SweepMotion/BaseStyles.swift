import SweepGeometry
import SweepValidation
import SweepValues
import SweepVocabulary
import SweepXML

/// The values of properties without animations.
struct BaseStyles {
  let facts: Facts

  init(_ facts: Facts) { self.facts = facts }

  /// The value of a property of an element, inherited or initial if it is not set; nil if it has no
  /// initial value.
  func value(_ name: String, of node: Int) -> String? {
    guard let definition = Vocabulary.property(name) else { return nil }
    var current: Int? = node
    while let node = current {
      if let value = own(name, of: node), value != "inherit" { return value }
      current = definition.isInherited || own(name, of: node) == "inherit"
        ? facts.tree.parent(of: node) : nil
    }
    return definition.initial
  }

  /// The value of a property of the element around an element.
  func inherited(_ name: String, of node: Int) -> String? {
    facts.tree.parent(of: node).flatMap { value(name, of: $0) }
  }

  private func own(_ name: String, of node: Int) -> String? {
    if let style = facts.tree.attribute("style", of: node) {
      let tokens = CSSTokenizer.tokens(of: facts.tree.value(ofAttribute: style))
      if let found = CSSDeclaration.read(tokens[...]).last(where: { $0.name == name }) {
        return found.text
      }
    }
    return facts.value(name, of: node)
  }

  /// The context of an element's lengths.
  func lengths(of node: Int) -> LengthContext {
    var lengths = LengthContext(viewport: viewport(of: node))
    if let size = value("font-size", of: node).flatMap({ Length($0)?.absolute }) {
      lengths.fontSize = size
    }
    return lengths
  }

  /// The size of the nearest view box.
  private func viewport(of node: Int) -> Size {
    var current = facts.tree.parent(of: node)
    while let node = current {
      if facts.svgName(of: node) == "svg" || facts.svgName(of: node) == "symbol" {
        if let box = facts.value("viewBox", of: node).flatMap({ ValueReader.numbers($0) }),
          box.count == 4
        {
          return Size(width: box[2], height: box[3])
        }
        let sides = ["width", "height"].map { side in
          facts.value(side, of: node).flatMap { Length($0)?.absolute }
        }
        if let width = sides[0], let height = sides[1] { return Size(width: width, height: height) }
      }
      current = facts.tree.parent(of: node)
    }
    return Size(width: 300, height: 150)
  }
}
