import SweepValues
import SweepXML

/// The markup before and after the root element.
struct Prolog {
  /// One declaration, instruction or comment.
  struct Item {
    enum Kind: Equatable {
      /// `<?xml … ?>`.
      case declaration
      /// `<!DOCTYPE … >`.
      case documentType
      /// Another `<? … ?>`, by its target.
      case instruction(String)
      case comment
    }

    let kind: Kind
    let range: Range<Int>

    var place: FindingList.Place { .source(range) }

    func removal(from tree: XMLTree) -> Fix {
      let bytes = tree.sourceMap.bytes[range.upperBound...]
      let ending = bytes.prefix { $0.isXMLSpace }
      let lineEnd = ending.firstIndex(of: 10).map { $0 + 1 }
      return Fix(range.lowerBound..<(lineEnd ?? range.upperBound))
    }
  }

  private(set) var parts: [Item] = []

  init(_ tree: XMLTree) {
    let bytes = tree.sourceMap.bytes
    let root = tree.range(of: 0)
    read(bytes[..<root.lowerBound])
    read(bytes[root.upperBound...])
  }

  private mutating func read(_ part: ArraySlice<UInt8>) {
    var at = part.startIndex
    while let start = part[at...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = part[start...]
      let kind: Item.Kind
      let mark: String
      if rest.starts(with: "<!--".utf8) {
        (kind, mark) = (.comment, "-->")
      } else if rest.starts(with: "<?".utf8) {
        let target = String(
          decoding: rest.dropFirst(2).prefix { !$0.isXMLSpace && $0 != UInt8(ascii: "?") },
          as: UTF8.self)
        (kind, mark) = (target == "xml" ? .declaration : .instruction(target), "?>")
      } else {
        (kind, mark) = (.documentType, ">")
      }
      let end = Self.end(of: mark, in: rest) ?? part.endIndex
      parts.append(Item(kind: kind, range: start..<end))
      at = end
    }
  }

  private static func end(of mark: String, in text: ArraySlice<UInt8>) -> Int? {
    let mark = Array(mark.utf8)
    var at = text.startIndex
    while let found = text[at...].firstIndex(of: mark[0]) {
      if text[found...].starts(with: mark) { return found + mark.count }
      at = found + 1
    }
    return nil
  }
}
