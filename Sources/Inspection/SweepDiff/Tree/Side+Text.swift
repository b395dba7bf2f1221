import SweepValues
import SweepVocabulary
import SweepXML

// The compared parts of a document's text.
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
        let isSpace = tree.value(of: node).allSatisfy(\.isXMLSpace)
        let counts =
          !isSpace
          || keepsSpace[parent] && !isRules(parent)
            && !(isTrimmed(at: node, .leading) || isTrimmed(at: node, .trailing))
        isSkipped[node] = hasText[parent] || !counts
        if counts { hasText[parent] = true }
      }
    }
  }

  /// Marks the notes of editors, and metadata that has nothing else in it: no author, no licence.
  mutating func markNotes(_ keepsLabels: Bool) {
    let isNote = tree.names.map { $0.isEditorsNote && !(keepsLabels && $0 == .label) }
    for node in tree.nodes.reversed() where tree.isElement(node) {
      let isMetadata = local(node) == "metadata" && isOurs(node)
      isSkipped[node] =
        isSkipped[node] || isNote[tree.nameNumber(of: node)]
        || (isMetadata || isOfRecord(node)) && parts(of: node).allSatisfy(isNoted)
        || isOfRecord(node) && ["format", "type"].contains(local(node))
      if !isNote.contains(true) { continue }
      skippedAttributes.formUnion(
        tree.attributes(of: node).filter { isNote[tree.nameNumber(ofAttribute: $0)] })
    }
  }

  /// Whether an element of metadata refers to no licence or other resource.
  private func isOfRecord(_ node: Int) -> Bool {
    let attributes = tree.attributes(of: node).lazy.map { tree.name(ofAttribute: $0) }
    let isForm = ["format", "type"].contains(local(node))
    return tree.name(of: node).isOfRecord
      && (isForm || !attributes.contains { $0.isOfRecord && $0.local == "resource" })
  }

  private func parts(of node: Int) -> [Int] {
    Array(
      sequence(first: node + 1) { tree.end(of: $0) }.prefix { $0 < tree.end(of: node) })
  }

  /// Whether a part of metadata is an editor's note, or the space between two.
  private func isNoted(_ node: Int) -> Bool {
    switch tree.kind(of: node) {
    case .element: isSkipped[node]
    case .text: tree.value(of: node).allSatisfy(\.isXMLSpace)
    default: true
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
    guard next < end, !tree.isElement(next) else { return compared(first, at: node, in: parent) }
    var joined = Array(first)
    while next < end, !tree.isElement(next) {
      if tree.kind(of: next) == .text { joined += tree.value(of: next) }
      if tree.kind(of: next) != .text, !isSkipped[next] { break }
      next += 1
    }
    return compared(joined[...], at: node, in: parent)
  }

  /// Text counts without the white space at its ends that is not drawn; that of rules without prefix.
  private func compared(_ text: ArraySlice<UInt8>, at node: Int, in parent: Int) -> ArraySlice<
    UInt8
  > {
    if !keepsSpace[parent] { return text.withoutSpace }
    if isRules(parent) { return plain(text) }
    if ["title", "desc"].contains(local(parent)), isOurs(parent), !preservesSpace(in: parent) {
      return Self.collapsed(text)[...].withoutSpace
    }
    guard text.first?.isXMLSpace == true || text.last?.isXMLSpace == true else { return text }
    var text = text
    if isTrimmed(at: node, .leading) { text = text.drop(while: \.isXMLSpace) }
    if isTrimmed(at: node, .trailing) {
      text = text[..<(text.lastIndex { !$0.isXMLSpace }.map { $0 + 1 } ?? text.startIndex)]
    }
    return text
  }

  private enum End { case leading, trailing }

  /// Whether white space at this end of a text is not drawn, as nothing is before or behind it.
  private func isTrimmed(at node: Int, _ end: End) -> Bool {
    var inner = node
    while let outer = tree.parent(of: inner) {
      let name = local(outer)
      guard isOurs(outer), ElementCategory.textual.contains(name), name != "script" else {
        return false
      }
      let isAlone =
        end == .leading
        ? (outer + 1..<inner).allSatisfy(isBlank)
        : (tree.end(of: inner)..<tree.end(of: outer)).allSatisfy(isBlank)
      if !isAlone { return false }
      if name == "title" || name == "desc" { return true }
      if name == "text" { return !keepsEnds && !preservesSpace(in: inner, outer) }
      inner = outer
    }
    return false
  }

  private func isBlank(_ node: Int) -> Bool {
    switch tree.kind(of: node) {
    case .element: false
    case .text: tree.value(of: node).allSatisfy(\.isXMLSpace)
    default: true
    }
  }

  private func preservesSpace(in inner: Int, _ outer: Int) -> Bool {
    preservesSpace(in: tree.isElement(inner) ? inner : outer)
  }

  /// The visible text, with runs of blanks as one; nil if blanks are preserved.
  func collapsed(_ text: ArraySlice<UInt8>, at node: Int) -> [UInt8]? {
    guard tree.kind(of: node) == .text, let parent = tree.parent(of: node),
      ElementCategory.drawnText.contains(local(parent)), !preservesSpace(in: parent)
    else { return nil }
    return Self.collapsed(text)
  }

  /// A text with one blank for each run of white space. A line break alone stays, for it is a blank to
  /// browsers, and nothing to programs of SVG 1.1.
  private static func collapsed(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (collapsed, rest): ([UInt8], ArraySlice<UInt8>) = ([], text)
    while let byte = rest.first {
      let run = rest.prefix(while: \.isXMLSpace)
      if run.isEmpty {
        collapsed.append(byte)
        rest.removeFirst()
      } else {
        let isBreak = run.allSatisfy { $0 == 0x0A || $0 == 0x0D }
        collapsed += isBreak ? Array(run) : [0x20]
        rest = rest.dropFirst(run.count)
      }
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

  /// Whether drawn text begins or ends with white space.
  var hasIndentedText: Bool {
    tree.nodes.contains { node in
      guard tree.kind(of: node) == .text, let parent = tree.parent(of: node),
        ElementCategory.drawnText.contains(local(parent))
      else { return false }
      let text = tree.value(of: node)
      return text.first?.isXMLSpace == true || text.last?.isXMLSpace == true
    }
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
