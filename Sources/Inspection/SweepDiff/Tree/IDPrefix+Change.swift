import SweepXML

extension IDPrefix {
  /// Two prefixes of which one took the place of the other.
  struct Replaced {
    let old: [UInt8]
    let new: [UInt8]
    /// The attributes of one id that both documents have but for its prefix.
    let attributes: (old: Int, new: Int)
  }

  /// The prefixes of two documents whose ids are the same otherwise, for the most part.
  static func replaced(_ old: XMLTree, _ new: XMLTree) -> Replaced? {
    let (olds, news) = (ids(of: old), ids(of: new))
    let prefix = automatic(in: old) ?? common(in: olds.map { old.value(ofAttribute: $0) })
    let other = automatic(in: new) ?? common(in: news.map { new.value(ofAttribute: $0) })
    if prefix == other { return nil }
    let (first, second) = (bare(olds, prefix, old), bare(news, other, new))
    let shared = first.keys.filter { second[$0] != nil }
    guard shared.count * 2 >= min(first.count, second.count),
      // Whichever document is the old one, it is the same.
      let name = shared.min(by: { $0.lexicographicallyPrecedes($1) }),
      let a = first[name], let b = second[name]
    else { return nil }
    return Replaced(old: prefix, new: other, attributes: (a, b))
  }

  private static func ids(of tree: XMLTree) -> [Int] {
    tree.nodes.compactMap { tree.isElement($0) ? tree.attribute("id", of: $0) : nil }
  }

  /// The ids without their prefix, each with its first attribute.
  private static func bare(
    _ ids: [Int], _ prefix: [UInt8], _ tree: XMLTree
  ) -> [ArraySlice<UInt8>: Int] {
    Dictionary(
      ids.map { (tree.value(ofAttribute: $0).dropFirst(prefix.count), $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
