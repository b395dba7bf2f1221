import SweepValues
import SweepXML

/// The styles of a document, taken apart when a rule first asks for them.
final class StyleFacts {
  /// CSS that stands together.
  struct Piece {
    let node: Int
    /// The attribute; nil for the text of a `style` element.
    let attribute: Int?
    let tokens: [CSSToken]

    func place(_ range: Range<Int>) -> FindingList.Place {
      guard let attribute else {
        return .text(node, offset: range.lowerBound, length: range.count)
      }
      return .value(attribute, offset: range.lowerBound, length: range.count)
    }
  }

  /// Declarations that stand together.
  struct Block {
    let piece: Piece
    /// The rule; nil for a `style` attribute.
    let rule: CSSRule?
    let declarations: [CSSDeclaration]
    let unreadable: [ArraySlice<CSSToken>]
  }

  /// The text of `style` elements, `style` attributes, and other attributes with functions in them.
  private(set) lazy var pieces = collect()
  /// The rules of all `style` elements.
  private(set) lazy var rules = blocks.compactMap(\.rule)

  /// The declarations of `style` attributes and of rules, with where they stand.
  private(set) lazy var blocks = pieces.flatMap { piece -> [Block] in
    guard let attribute = piece.attribute else {
      return CSSRule.read(piece.tokens).map {
        Block(piece: piece, rule: $0, declarations: $0.declarations, unreadable: $0.unreadable)
      }
    }
    guard tree.name(ofAttribute: attribute) == XMLName("style") else { return [] }
    return [
      Block(
        piece: piece, rule: nil, declarations: CSSDeclaration.read(piece.tokens),
        unreadable: CSSDeclaration.unreadable(piece.tokens))
    ]
  }

  private let tree: XMLTree

  init(_ tree: XMLTree) { self.tree = tree }

  private func collect() -> [Piece] {
    // What attributes can hold follows from their names, and names are few.
    let kinds = tree.names.map(Self.holdsStyle)
    let isStyle = tree.names.map { $0.local.lowercased() == "style" }
    var pieces: [Piece] = []
    for node in tree.nodes where tree.isElement(node) {
      for attribute in tree.attributes(of: node) {
        let number = tree.nameNumber(ofAttribute: attribute)
        guard kinds[number] else { continue }
        let value = tree.value(ofAttribute: attribute)
        guard isStyle[number] || value.contains(UInt8(ascii: "(")) else { continue }
        pieces.append(
          Piece(node: node, attribute: attribute, tokens: CSSTokenizer.tokens(of: value)))
      }
      if isStyle[tree.nameNumber(of: node)] {
        let tokens = CSSTokenizer.tokens(of: tree.text(of: node).utf8)
        pieces.append(Piece(node: node, attribute: nil, tokens: tokens))
      }
    }
    return pieces
  }

  private static let plain: Set<String> = [
    "transform", "gradientTransform", "patternTransform", "d", "points", "id", "class", "href",
    "src", "begin", "end", "viewBox", "path",
  ]

  private static func holdsStyle(_ name: XMLName) -> Bool {
    name.namespace.isEmpty && !plain.contains(name.local) && !name.local.hasPrefix("aria-")
      && !name.local.hasPrefix("data-") && !name.local.lowercased().hasPrefix("on")
  }
}

extension CSSSelector {
  func selects(_ node: Int, in facts: Facts) -> Bool {
    let element = facts.svgName(of: node)
    if let name, element != name { return false }
    let classes = facts.value("class", of: node)?.split(whereSeparator: \.isWhitespace) ?? []
    return selects(
      CSSSelector(
        name: element, id: facts.value("id", of: node), classes: Set(classes.map(String.init))))
  }
}
