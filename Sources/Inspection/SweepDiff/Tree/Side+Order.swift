import SweepVocabulary
import SweepXML

extension Side {
  /// Makes all that the options decide.
  mutating func prepare(_ options: DiffOptions, _ digest: Digest) {
    if options.vocabulary != nil { uniteLinks() }
    markSkipped(comparesComments: options.comparesComments)
    makeDigests(digest)
  }

  /// Whether a document comes before another in an order that follows from their bytes alone.
  func precedes(_ other: Side) -> Bool {
    let (bytes, others) = (tree.sourceMap.bytes, other.tree.sourceMap.bytes)
    if bytes.count != others.count { return bytes.count < others.count }
    return bytes.lexicographicallyPrecedes(others)
  }
}

extension Side {
  /// Whether an element counts by its place even among definitions: rules and animations of one
  /// property override those before them, scripts run in turn.
  func isOrdered(_ node: Int) -> Bool {
    guard tree.isElement(node) else { return true }
    return (node..<tree.end(of: node)).contains { inner in
      let name = local(inner)
      return ElementCategory.scripts.contains(name)
        || ElementCategory.animation.contains(name) && isLinked(inner)
    }
  }

  /// Whether an element refers to another one by `href`.
  func isLinked(_ node: Int) -> Bool {
    tree.attribute("href", of: node) != nil
      || tree.attribute("href", in: XMLName.xlink, of: node) != nil
  }
}
