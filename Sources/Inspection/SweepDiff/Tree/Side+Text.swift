import SweepValues
import SweepVocabulary
import SweepXML

// What of a document's text is compared.
extension Side {
  private static let xhtml = "http://www.w3.org/1999/xhtml"

  /// Marks comments, white space between elements and all parts of a text but its first.
  mutating func markSkipped(comparesComments: Bool) {
    let exact = exactNames
    // Whether a text has begun in each element.
    var hasText = [Bool](repeating: false, count: tree.nodes.count)
    for node in tree.nodes {
      let parent = tree.parent(of: node)
      if let parent, isSkipped[parent] { isSkipped[node] = true }
      if isSkipped[node] { continue }
      switch tree.kind(of: node) {
      case .element:
        keepsSpace[node] = keepsSpace(
          node, around: parent.map { keepsSpace[$0] } ?? false, exact)
        if let parent { hasText[parent] = false }
      case .comment, .instruction:
        isSkipped[node] = tree.kind(of: node) == .comment && !comparesComments
        if let parent, !isSkipped[node] { hasText[parent] = false }
      case .text:
        guard let parent else { continue }
        let counts =
          keepsSpace[parent] && !isRules(parent)
          || !tree.value(of: node).allSatisfy(\.isXMLSpace)
        isSkipped[node] = hasText[parent] || !counts
        if counts { hasText[parent] = true }
      }
    }
  }

  private var exactNames: [Bool] {
    tree.names.map { name in
      name.namespace == Self.xhtml
        || [XMLName.svg, ""].contains(name.namespace)
          && ElementCategory.textual.contains(name.local)
    }
  }

  private func keepsSpace(_ node: Int, around: Bool, _ exact: [Bool]) -> Bool {
    if exact[tree.nameNumber(of: node)] { return true }
    guard !tree.attributes(of: node).isEmpty,
      let space = tree.attribute("space", in: XMLName.xml, of: node)
    else { return around }
    return tree.string(ofAttribute: space) == "preserve"
  }

  /// The characters of a text and those that only a comment or the form of writing parts from it.
  func text(from node: Int) -> ArraySlice<UInt8> {
    guard let parent = tree.parent(of: node), tree.kind(of: node) == .text else {
      return tree.value(of: node)
    }
    let first = tree.value(of: node)
    let end = tree.end(of: parent)
    var next = node + 1
    guard next < end, !tree.isElement(next) else { return compared(first, in: parent) }
    var joined = Array(first)
    while next < end, !tree.isElement(next) {
      if tree.kind(of: next) == .text { joined += tree.value(of: next) }
      if tree.kind(of: next) != .text, !isSkipped[next] { break }
      next += 1
    }
    return compared(joined[...], in: parent)
  }

  /// Text that is not shown counts without white space at its ends; that of rules without prefix.
  private func compared(_ text: ArraySlice<UInt8>, in parent: Int) -> ArraySlice<UInt8> {
    if !keepsSpace[parent] { return text.withoutSpace }
    return isRules(parent) ? plain(text) : text
  }

  /// A text that is drawn as it is seen where runs of blanks are one; nil where they are not.
  func collapsed(_ text: ArraySlice<UInt8>, at node: Int) -> [UInt8]? {
    guard tree.kind(of: node) == .text, let parent = tree.parent(of: node),
      ElementCategory.drawnText.contains(local(parent)), !preservesSpace(in: parent)
    else { return nil }
    var collapsed: [UInt8] = []
    // A line break is a blank to browsers, and nothing to programs of SVG 1.1.
    for byte in text where !([0x20, 0x09].contains(byte) && collapsed.last == 0x20) {
      collapsed.append(byte == 0x09 ? 0x20 : byte)
    }
    return collapsed
  }

  private func preservesSpace(in element: Int) -> Bool {
    var next: Int? = element
    while let node = next {
      if let space = tree.attribute("space", in: XMLName.xml, of: node) {
        return tree.string(ofAttribute: space) == "preserve"
      }
      next = tree.parent(of: node)
    }
    return false
  }

  var seesSpace: Bool {
    let text = String(decoding: tree.sourceMap.bytes, as: UTF8.self).lowercased()
    return text.contains("white-space") || text.contains("\\")
  }

  private func isRules(_ element: Int) -> Bool { tree.name(of: element).local == "style" }

  func isRules(around node: Int) -> Bool {
    tree.kind(of: node) == .text && tree.parent(of: node).map { isRules($0) } ?? false
  }
}
