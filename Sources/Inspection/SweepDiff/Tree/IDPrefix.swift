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

  /// What all ids of a document begin with up to a `_`; empty where nothing is the same.
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
