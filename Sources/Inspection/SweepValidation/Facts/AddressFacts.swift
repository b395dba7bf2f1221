import SweepValues
import SweepXML

/// The addresses in a document, found at the first use.
final class AddressFacts {
  /// One address and what it is for.
  struct Found {
    /// Effect in a browser.
    enum Use {
      /// A click follows it.
      case link
      /// Its target is loaded.
      case resource
      /// Its target is loaded for a style.
      case style
    }

    let use: Use
    let address: Address
    let text: String
    let node: Int
    /// The attribute; nil for the text of a `style`.
    let attribute: Int?
    let place: FindingList.Place
  }

  private(set) lazy var all = links() + styles.pieces.flatMap(Self.named)

  private let tree: XMLTree
  private let styles: StyleFacts

  init(_ tree: XMLTree, _ styles: StyleFacts) {
    self.tree = tree
    self.styles = styles
  }

  private func links() -> [Found] {
    let isLink = tree.names.map { name in
      let local = name.local.lowercased()
      return local == "href" || local == "src" && name.namespace.isEmpty
    }
    guard isLink.contains(true) else { return [] }
    var found: [Found] = []
    // Elements of other languages load nothing, or are a finding as a whole.
    for node in tree.nodes
    where tree.isElement(node) && tree.name(of: node).namespace == XMLName.svg {
      for attribute in tree.attributes(of: node)
      where isLink[tree.nameNumber(ofAttribute: attribute)] {
        let text = tree.string(ofAttribute: attribute)
        let isAnchor = tree.name(of: node).local.lowercased() == "a"
        found.append(
          Found(
            use: isAnchor ? .link : .resource, address: Address(text), text: text, node: node,
            attribute: attribute, place: .value(attribute, offset: 0, length: text.utf8.count)))
      }
    }
    return found
  }

  private static func named(in piece: StyleFacts.Piece) -> [Found] {
    CSSReference.all(in: piece.tokens).map { reference in
      Found(
        use: .style, address: Address(reference.address), text: reference.address,
        node: piece.node, attribute: piece.attribute, place: piece.place(reference.range))
    }
  }
}
