import SweepDiagnostics
import SweepValues
import SweepVocabulary
public import SweepXML

/// A document as lines that tools for text can compare: one attribute a line, in order of their
/// names, with values in one spelling.
///
/// Other spellings of values, orders of attributes and explicit defaults give the same lines, and a change touches
/// few of them. Styles, groups and transforms stay where they are written, so that documents that
/// ``Difference`` finds equal may have other lines. It is to be read, not to be drawn.
///
/// ```
/// path
///   d "M0 0H10"
///   fill "#ff0000"
/// ```
public enum CanonicalText {
  /// The lines of a document.
  public static func lines(of document: XMLDocument) -> String {
    var names = NameTable()
    var side = Side(document.contents, names: &names, ignoring: XMLSelection())
    side.prefix = IDPrefix.automatic(in: side.tree) ?? []
    side.prepare(DiffOptions(), Digest())
    let comparer = AttributeComparer(ValueComparer(vocabulary: .svg), names.names)
    var depths = [Int](repeating: 0, count: side.tree.nodes.count)
    var text = ""
    for node in side.tree.nodes where !side.isSkipped[node] {
      let depth = side.tree.parent(of: node).map { depths[$0] + 1 } ?? 0
      depths[node] = depth
      let indent = String(repeating: "  ", count: depth)
      guard side.tree.isElement(node) else {
        text += content(side, node, indent)
        continue
      }
      text += "\(indent)\(side.tree.name(of: node).description.visible)\n"
      for line in attributes(side, node, comparer) { text += "\(indent)  \(line)\n" }
    }
    return text
  }

  private static func attributes(
    _ side: Side, _ node: Int, _ comparer: AttributeComparer
  ) -> [String] {
    side.tree.attributes(of: node).filter { !comparer.isInitial(side, $0) }.map { attribute in
      let kind = comparer.kind(side, attribute)
      let value = CanonicalValue.text(side.value(attribute), kind)
      let name = comparer.name(side, attribute).description.visible
      // A line for each part of a path, so that a change touches few.
      let parts = kind.meaning == .path && !kind.isList ? pieces(value) : [value]
      return "\(name) \"\(parts.map(\.visible).joined(separator: "\n"))\""
    }.sorted().flatMap { line in
      let parts = line.split(separator: "\n", omittingEmptySubsequences: false)
      return parts.enumerated().map { $0.offset == 0 ? String($0.element) : "  \($0.element)" }
    }
  }

  private static func pieces(_ path: String) -> [String] {
    path.split(separator: "M").map { "M\($0)" }
  }

  /// Text, its lines one by one; of rules a line for each declaration.
  private static func content(_ side: Side, _ node: Int, _ indent: String) -> String {
    let text = side.text(from: node)
    let lines =
      side.isRules(around: node)
      ? StyleSheet(text, ValueComparer(vocabulary: .svg)).lines
      : text.split(separator: 0x0A, omittingEmptySubsequences: false).map(\.text)
    return lines.map { "\(indent)| \($0.visible)\n" }.joined()
  }
}

/// Prints values in one spelling; what cannot be read stays as it is.
enum CanonicalValue {
  static func text(_ value: ArraySlice<UInt8>, _ kind: ValueKind) -> String {
    let isStyle = kind.meaning == .declarations && kind.form == .any
    return isStyle ? declarations(value) : Value(value, as: kind).description
  }

  private static func declarations(_ value: ArraySlice<UInt8>) -> String {
    let comparer = ValueComparer(vocabulary: .svg)
    let block = StyleBlock(CSSTokenizer.tokens(of: value), comparer)
    return block?.declarations.map { text($0, comparer) }.joined(separator: ";") ?? value.text
  }

  static func text(_ declaration: CSSDeclaration, _ comparer: ValueComparer) -> String {
    let kind = comparer.kind(ofProperty: declaration.name)
    let value = text(Array(declaration.text.utf8)[...], kind)
    return "\(declaration.name):\(value)\(declaration.isImportant ? " !important" : "")"
  }
}

extension StyleSheet {
  var lines: [String] { nodes.flatMap { Self.lines(of: $0) } }

  private static func lines(of node: Node) -> [String] {
    switch node {
    case .rule(let head, let block):
      let comparer = ValueComparer(vocabulary: .svg)
      let declarations = block.declarations.map { CanonicalValue.text($0, comparer) + ";" }
      return [StyleText.readable(head) + "{"] + declarations + ["}"]
    case .group(let head, let nodes):
      return [StyleText.readable(head) + "{"] + nodes.flatMap { lines(of: $0) } + ["}"]
    case .text(let text): return [StyleText.readable(text)]
    }
  }
}
