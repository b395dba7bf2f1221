import SweepValues
import SweepXML

/// The prefix of ids that Sweephand makes from a document's content: six letters and digits, and `_`.
enum IDPrefix {
  private static let length = 7

  /// The prefix that all ids of a document have; nil where they have none, or there are no ids.
  static func automatic(in tree: XMLTree) -> [UInt8]? {
    guard let number = tree.names.firstIndex(of: XMLName("id")) else { return nil }
    var prefix: ArraySlice<UInt8>?
    for node in tree.nodes where tree.isElement(node) {
      for attribute in tree.attributes(of: node)
      where tree.nameNumber(ofAttribute: attribute) == number {
        let start = tree.value(ofAttribute: attribute).prefix(length)
        if let prefix, !prefix.elementsEqual(start) { return nil }
        prefix = start
      }
    }
    return prefix.flatMap { isAutomatic($0) ? Array($0) : nil }
  }

  /// Longest common prefix of all ids up to a `_`; empty without one.
  static func common(in ids: [ArraySlice<UInt8>]) -> [UInt8] {
    guard ids.count > 1, let first = ids.first else { return [] }
    let length = ids.reduce(first.count) { length, id in
      min(length, zip(first, id).prefix { $0 == $1 }.count)
    }
    let end = first.prefix(length).lastIndex(of: UInt8(ascii: "_"))
    return end.map { Array(first[...$0]) } ?? []
  }

  private static func isAutomatic(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == length && bytes.last == UInt8(ascii: "_") && bytes.first?.isDigit == false
      && bytes.dropLast().allSatisfy { $0.isDigit || (0x61...0x7a).contains($0) }
  }

  /// A value without the prefix, wherever a name begins with it.
  static func removing(_ prefix: [UInt8], from value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = prefix.first, value.contains(UInt8(ascii: "_")) else { return value }
    var kept: [UInt8] = []
    var at = value.startIndex
    var before: UInt8 = 0x20
    while at < value.endIndex {
      let byte = value[at]
      if byte == first, !before.isNamePart, value[at...].starts(with: prefix) {
        at += prefix.count
        before = UInt8(ascii: "_")
        continue
      }
      kept.append(byte)
      before = byte
      at += 1
    }
    return kept[...]
  }
}

extension IDPrefix {
  /// Two prefixes of which one took the place of the other.
  struct Replaced {
    let old: [UInt8]
    let new: [UInt8]
    /// The attributes of one id that both documents have but for its prefix.
    let attributes: (old: Int, new: Int)
  }

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

  private static func bare(
    _ ids: [Int], _ prefix: [UInt8], _ tree: XMLTree
  ) -> [ArraySlice<UInt8>: Int] {
    Dictionary(
      ids.map { (tree.value(ofAttribute: $0).dropFirst(prefix.count), $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
