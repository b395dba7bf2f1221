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
      switch local(inner) {
      case "style", "script": true
      case "animate", "animateTransform", "animateMotion", "set", "animateColor":
        tree.attribute("href", of: inner) != nil
          || tree.attribute("href", in: XMLName.xlink, of: inner) != nil
      default: false
      }
    }
  }
}
