import SweepValues
package import SweepXML

extension Facts {
  /// The element that a reference names, if the document has it.
  package func element(namedBy reference: Reference) -> Int? {
    guard let id = reference.id else { return nil }
    return element(withID: id) ?? element(withID: Self.decoded(id))
  }

  /// An id of an address without percent signs, and without the wrapping of XPointer (SVG 1.1, 5.3.2).
  private static func decoded(_ id: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(id.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("xpointer(id("), text.hasSuffix("))") else { return text }
    return text.dropFirst("xpointer(id(".count).dropLast(2)
      .trimmingPrefix { $0 == "'" || $0 == "\"" }
      .prefix { $0 != "'" && $0 != "\"" }.description
  }
}

extension Reference {
  /// The attribute or property that the reference is the value of: `fill`, `href`; empty where it
  /// is unknown.
  package func property(in tree: XMLTree) -> String {
    guard kind == .style else {
      return attribute.map { tree.name(ofAttribute: $0).local } ?? ""
    }
    guard let text = attribute.map({ tree.value(ofAttribute: $0) }) ?? onlyText(in: tree) else {
      return ""
    }
    // As far back as a name can be: where very many stand in one value, more would take long.
    let before = text.prefix(span.lowerBound).suffix(200)
    let ends = Set(";{}".utf8)
    let start = before.lastIndex(where: ends.contains).map { $0 + 1 } ?? before.startIndex
    let name = before[start...].prefix { $0 != UInt8(ascii: ":") }
    return String(decoding: name.withoutSpace, as: UTF8.self).lowercased()
  }

  /// The text of the element where it is in one piece, so that nothing has to be copied.
  private func onlyText(in tree: XMLTree) -> ArraySlice<UInt8>? {
    let first = node + 1
    guard first < tree.nodes.count, tree.end(of: node) == first + 1, tree.kind(of: first) == .text
    else { return nil }
    return tree.value(of: first)
  }
}
