import SweepValues
import SweepXML

/// A place in a document that names an element, or something elsewhere.
package struct Reference: Sendable {
  /// Way of naming an element.
  package enum Kind: Hashable, Sendable {
    /// By `href` or `xlink:href`.
    case link
    /// By `url()` in an attribute.
    case resource
    /// By `url()` in a `style` attribute or element.
    case style
    /// By an id in a list, as in `aria-labelledby`.
    case id
    /// By an id in `begin` or `end`.
    case timing
  }

  package let kind: Kind
  /// The element that refers.
  package let node: Int
  /// The attribute; nil for the text of a `style`.
  package let attribute: Int?
  /// The bytes of the value or text that name it.
  package let span: Range<Int>
  /// Addresses without `url()` and quotes, escapes decoded.
  package let address: String

  /// Whether something follows `url()` that counts where it names nothing, as in `url(#a) red`.
  package let hasFallback: Bool

  /// The id of an element of the same document; nil for something elsewhere.
  package var id: String? {
    switch kind {
    case .id, .timing: address
    case .link, .resource, .style: Address.localID(address)
    }
  }

  /// Place to report.
  package var place: FindingList.Place {
    guard let attribute else {
      return .text(node, offset: span.lowerBound, length: span.count)
    }
    return .value(attribute, offset: span.lowerBound, length: span.count)
  }
}

extension Reference {
  private static let lists: Set<String> = [
    "aria-labelledby", "aria-describedby", "aria-controls", "aria-details", "aria-flowto",
    "aria-owns", "aria-activedescendant", "aria-errormessage",
  ]
  private static let timings: Set<String> = ["begin", "end"]

  static func all(in tree: XMLTree) -> [Reference] {
    // What an attribute may refer with follows from its name, and names are few.
    let kinds = tree.names.map { name -> Kind in
      if name.local == "href", name.namespace.isEmpty || name.namespace == XMLName.xlink {
        return .link
      }
      if name.namespace.isEmpty, lists.contains(name.local) { return .id }
      if name.namespace.isEmpty, timings.contains(name.local) { return .timing }
      return name == XMLName("style") ? .style : .resource
    }
    let style = XMLName("style", in: XMLName.svg)
    var all: [Reference] = []
    for node in tree.nodes where tree.isElement(node) {
      for attribute in tree.attributes(of: node) {
        let kind = kinds[tree.nameNumber(ofAttribute: attribute)]
        let value = tree.value(ofAttribute: attribute)
        if kind == .resource, !value.contains(UInt8(ascii: "(")) { continue }
        let found =
          switch kind {
          case .link: [found(value.withoutSpace.indices, in: value)]
          case .id: words(value)
          case .timing: timedIDs(value)
          case .resource, .style: urls(value)
          }
        all += found.map { found in
          Reference(
            kind: kind, node: node, attribute: attribute, span: found.span, address: found.address,
            hasFallback: found.hasFallback)
        }
      }
      if tree.name(of: node) == style {
        all += urls(Array(tree.text(of: node).utf8)[...]).map { found in
          Reference(
            kind: .style, node: node, attribute: nil, span: found.span, address: found.address,
            hasFallback: found.hasFallback)
        }
      }
    }
    return all
  }

  private typealias Found = (span: Range<Int>, address: String, hasFallback: Bool)

  private static func found(_ range: Range<Int>, in value: ArraySlice<UInt8>) -> Found {
    let first = value.startIndex
    return (
      range.lowerBound - first..<range.upperBound - first,
      String(decoding: value[range], as: UTF8.self), false
    )
  }

  private static func words(_ value: ArraySlice<UInt8>) -> [Found] {
    value.split(whereSeparator: \.isXMLSpace).map { found($0.indices, in: value) }
  }

  /// The ids in front of a point, as in `needle.end+1s;knob.click`; those with a backslash, hyphen
  /// or point are left to the rule on such names.
  private static func timedIDs(_ value: ArraySlice<UInt8>) -> [Found] {
    value.split(separator: UInt8(ascii: ";")).compactMap { item in
      let text = item.withoutSpace
      guard let first = text.first, !(48...57).contains(first), first != 43, first != 45,
        !text.starts(with: "wallclock(".utf8), let point = text.firstIndex(of: UInt8(ascii: ".")),
        point == text.startIndex || text[point - 1] != UInt8(ascii: "\\")
      else { return nil }
      return found(text.startIndex..<point, in: value)
    }
  }

  private static func urls(_ value: ArraySlice<UInt8>) -> [Found] {
    // Most parentheses are those of transforms.
    let isCandidate =
      value.contains(UInt8(ascii: "\\"))
      || zip(value, value.dropFirst()).contains { $0.lowered == UInt8(ascii: "l") && $1 == 40 }
    guard isCandidate else { return [] }
    return CSSReference.all(in: CSSTokenizer.tokens(of: value)).map { reference in
      let next = value.dropFirst(reference.range.upperBound)
        .first { !$0.isXMLSpace && $0 != UInt8(ascii: ")") }
      return (
        reference.addressRange(in: value), reference.address,
        next.map { !";!,}".utf8.contains($0) } ?? false
      )
    }
  }
}
