/// Places of the text directly in an element, across references, CDATA sections and comments.
package struct TextPlaces: Sendable {
  private struct Run {
    let text: Int
    let source: Int
  }

  private var runs: [Run] = []
  private var starts: [(node: Int, text: Int)] = []

  /// Finds the places of the text directly in an element, in time linear in what is in it.
  package init(of element: Int, in tree: XMLTree) {
    var length = 0
    for child in tree.children(of: element) where tree.kind(of: child) == .text {
      starts.append((child, length))
      length += tree.value(of: child).count
    }
    guard length > 0 else { return }
    var scan = TextScan(tree, element)
    var text = 0
    while text < length, let (source, decoded) = scan.next() {
      if runs.last.map({ $0.source - $0.text }) != source - text {
        runs.append(Run(text: text, source: source))
      }
      text += decoded
    }
  }

  /// The byte of the file at which a byte of the text stands; nil where it is not known.
  package func offset(at place: Int) -> Int? {
    let end = runs.partitioningIndex { $0.text > place }
    return end == 0 ? nil : runs[end - 1].source + place - runs[end - 1].text
  }

  /// The byte of the whole text at which one of the texts in the element begins.
  package func start(of node: Int) -> Int? {
    let index = starts.partitioningIndex { $0.node >= node }
    return index < starts.count && starts[index].node == node ? starts[index].text : nil
  }
}

extension Array {
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

private struct TextScan {
  private let bytes: [UInt8]
  private let end: Int
  private var at: Int
  private var isLiteral = false
  private var inner: [Range<Int>]

  init(_ tree: XMLTree, _ element: Int) {
    bytes = tree.sourceMap.bytes
    let range = tree.range(of: element)
    end = range.upperBound
    inner = tree.elements(of: element).map { tree.range(of: $0) }.reversed()
    let tag =
      tree.lastAttributeEnd(of: element)
      ?? range.lowerBound + 1 + tree.spelling(of: element).utf8.count
    at = bytes[tag..<max(tag, end)].firstIndex(of: ASCII.greater).map { $0 + 1 } ?? end
  }

  /// The next byte of the text, or reference in it, and the bytes that it stands for.
  mutating func next() -> (source: Int, decoded: Int)? {
    while at < end {
      if isLiteral {
        guard isAt("]]>") else { return step(XMLTree.lineEnd(at: at, in: bytes) ?? (1, 1)) }
        isLiteral = false
        at += 3
      } else if bytes[at] != ASCII.less {
        return step(XMLTree.character(at: at, in: bytes))
      } else if isAt("<![CDATA[") {
        isLiteral = true
        at += 9
      } else if isAt("<!--") {
        skip(past: "-->")
      } else if isAt("<?") {
        skip(past: "?>")
      } else if let element = inner.popLast() {
        at = max(at + 1, element.upperBound)
      } else {
        return nil
      }
    }
    return nil
  }

  private mutating func step(_ character: (length: Int, decoded: Int)) -> (Int, Int) {
    defer { at += character.length }
    return (at, character.decoded)
  }

  private mutating func skip(past mark: StaticString) {
    while at < end, !isAt(mark) { at += 1 }
    at += mark.utf8CodeUnitCount
  }

  private func isAt(_ mark: StaticString) -> Bool {
    guard at + mark.utf8CodeUnitCount <= end else { return false }
    return (0..<mark.utf8CodeUnitCount).allSatisfy { bytes[at + $0] == mark.utf8Start[$0] }
  }
}
