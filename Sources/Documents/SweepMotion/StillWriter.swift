import SweepGeometry
import SweepValidation
import SweepValues
import SweepVocabulary
import SweepXML

/// Writes a file with changed values and without animation elements.
struct StillWriter: Sendable {
  let tree: XMLTree
  /// The edits of every still: animation elements go.
  private let removals: [Fix]

  init(_ tree: XMLTree) {
    self.tree = tree
    let isAnimation = tree.names.map {
      $0.namespace == XMLName.svg && ElementCategory.animation.contains($0.local)
    }
    let nodes = tree.nodes.filter { tree.isElement($0) && isAnimation[tree.nameNumber(of: $0)] }
    let claim = Self.wrongEncoding(in: tree.sourceMap.bytes).map { [Fix($0)] } ?? []
    removals = claim + nodes.map { Fix(tree.range(of: $0)) }
  }

  /// The text of the file with the changes, by the numbers of the nodes, and without more parts.
  func text(_ changes: [Int: ElementChange], without parts: [Fix] = []) -> [UInt8] {
    var edits = removals + parts
    for (node, change) in changes.sorted(by: { $0.key < $1.key }) { edit(node, change, &edits) }
    return Fix.apply(edits, to: tree.sourceMap.bytes).bytes
  }

  /// The claim of a file in UTF-16 to be in that encoding, which its text in UTF-8 no longer is.
  private static func wrongEncoding(in bytes: [UInt8]) -> Range<Int>? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    let claim = /(?i)(<\?xml[^>]*?)(\s+encoding\s*=\s*["']utf-16[a-z]*["'])/
    guard let match = head.prefixMatch(of: claim) else { return nil }
    let start = match.1.utf8.count
    return start..<start + match.2.utf8.count
  }

  private func edit(_ node: Int, _ change: ElementChange, _ edits: inout [Fix]) {
    var attributes = change.attributes
    if !change.properties.isEmpty { attributes["style"] = style(of: node, change.properties) }
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      // Links in the namespace of XLink are the only ones that are not in none.
      let place =
        tree.attribute(name, of: node)
        ?? (name == "href" ? tree.attribute(name, in: XMLName.xlink, of: node) : nil)
      switch (place, value) {
      case (let place?, let value?): edits.append(Fix(value: place, in: tree, to: value))
      case (let place?, nil): edits.append(Fix(removing: place, in: tree))
      case (nil, let value?):
        let text = value.escapedForMarkup(inAttribute: true)
        edits.append(Fix(adding: name, text, to: node, in: tree))
      case (nil, nil): break
      }
    }
  }

  /// The `style` of an element with further declarations behind its own, of which those with the
  /// same names go.
  private func style(of node: Int, _ properties: [String: String]) -> String {
    let own = tree.attribute("style", of: node).map { tree.value(ofAttribute: $0) } ?? []
    let kept = CSSDeclaration.read(CSSTokenizer.tokens(of: own)[...])
      .filter { properties[$0.name.lowercased()] == nil || $0.isImportant }
      .map { "\($0.name):\($0.text)\($0.isImportant ? "!important" : "")" }
    let added = properties.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
    return (kept + added).joined(separator: ";")
  }
}
