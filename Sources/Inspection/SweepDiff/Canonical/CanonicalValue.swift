import SweepValues
import SweepVocabulary

/// Prints values in one spelling; what cannot be read stays as it is.
enum CanonicalValue {
  /// A value of an attribute or property.
  static func text(_ value: ArraySlice<UInt8>, _ kind: ValueKind) -> String {
    let isStyle = kind.meaning == .declarations && kind.form == .any
    return isStyle ? declarations(value) : Value(value, as: kind).description
  }

  private static func declarations(_ value: ArraySlice<UInt8>) -> String {
    let comparer = ValueComparer(vocabulary: .svg)
    let block = StyleBlock(CSSTokenizer.tokens(of: value), comparer)
    return block?.declarations.map { text($0, comparer) }.joined(separator: ";") ?? value.text
  }

  /// A declaration.
  static func text(_ declaration: CSSDeclaration, _ comparer: ValueComparer) -> String {
    let kind = comparer.kind(ofProperty: declaration.name)
    let value = text(Array(declaration.text.utf8)[...], kind)
    return "\(declaration.name):\(value)\(declaration.isImportant ? " !important" : "")"
  }
}

extension StyleSheet {
  /// The rules as lines, one for each declaration and brace.
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
