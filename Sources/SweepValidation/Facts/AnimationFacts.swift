import SweepXML

/// An animation of a document with what it animates.
package struct AnimationFacts {
  /// The names of the elements that animate.
  static let names = ["animate", "animateTransform", "animateMotion", "animateColor", "set"]

  /// One piece of a list, and where it stands in the value.
  package struct Item {
    package let text: String
    package let offset: Int
  }

  /// Its element.
  package let node: Int
  /// The element's name.
  package let name: String
  /// The element that it animates; nil where its reference leads nowhere.
  package let target: Int?
  /// What it animates, without a prefix of XLink; nil where it does not say, and for motion.
  package let attributeName: String?

  private let tree: XMLTree

  init(_ node: Int, in facts: Facts) {
    tree = facts.tree
    self.node = node
    name = tree.name(of: node).local
    attributeName = facts.value("attributeName", of: node)?.withoutSpace
    let link =
      tree.attribute("href", of: node) ?? tree.attribute("href", in: XMLName.xlink, of: node)
    guard let link else {
      target = tree.parent(of: node)
      return
    }
    let address = tree.string(ofAttribute: link).withoutSpace
    target = address.hasPrefix("#") ? facts.element(withID: String(address.dropFirst())) : nil
  }

  /// An attribute of the animation.
  package func attribute(_ name: String) -> Int? { tree.attribute(name, of: node) }

  /// The value of an attribute, without white space at its ends.
  package func value(_ name: String) -> String? {
    attribute(name).map { tree.string(ofAttribute: $0).withoutSpace }
  }

  /// The pieces of a list parted by semicolons; one semicolon may stand at the end (SMIL 3.0, 5.4).
  package func list(_ name: String) -> [Item]? {
    guard let attribute = attribute(name) else { return nil }
    let value = tree.value(ofAttribute: attribute)
    var pieces = value.split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    if pieces.count > 1, pieces.last?.allSatisfy(\.isXMLSpace) == true { pieces.removeLast() }
    return pieces.map { piece in
      let spaces = piece.prefix(while: \.isXMLSpace).count
      return Item(
        text: String(decoding: piece, as: UTF8.self).withoutSpace,
        offset: piece.startIndex - value.startIndex + spaces)
    }
  }
}

extension StringProtocol {
  /// The text without XML's white space at its ends.
  package var withoutSpace: String {
    let text = String(self)
    let bytes = text.utf8
    guard let start = bytes.firstIndex(where: { !$0.isXMLSpace }),
      let end = bytes.lastIndex(where: { !$0.isXMLSpace })
    else { return "" }
    return String(text[start...end])
  }
}
