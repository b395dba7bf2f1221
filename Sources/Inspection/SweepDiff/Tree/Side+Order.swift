import SweepXML

extension Side {
  /// Makes all that the options decide.
  mutating func prepare(_ options: DiffOptions, _ digest: Digest) {
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
