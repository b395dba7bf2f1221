import SweepValues
import SweepXML

/// What selectors of a document look at besides names, ids and classes.
struct StyleReach {
  /// The attributes whose characters they see.
  private(set) var attributes: Set<String> = []
  /// Whether they see in which order elements stand.
  private(set) var seesOrder = false

  /// Makes that of no selectors.
  init() {}

  /// Reads the style sheets of documents.
  init(_ trees: XMLTree...) {
    for tree in trees where tree.names.contains(where: { $0.local == "style" }) {
      for node in tree.nodes where tree.isElement(node) && tree.name(of: node).local == "style" {
        read(CSSTokenizer.tokens(of: tree.text(of: node).utf8))
      }
    }
  }

  private mutating func read(_ tokens: [CSSToken]) {
    var isInBrackets = false
    for (token, next) in zip(tokens, tokens.dropFirst() + tokens.suffix(1)) {
      if token.isMark("[") { isInBrackets = true }
      if token.isMark("]") { isInBrackets = false }
      // Values are among them, which does no harm.
      if isInBrackets, token.kind == .word { attributes.insert(token.text) }
      if token.isMark("~") || token.isMark("+") { seesOrder = true }
      let name = next.text.lowercased()
      if token.isMark(":"), Self.structural.contains(where: name.hasPrefix) { seesOrder = true }
    }
  }

  private static let structural = ["nth-", "first-", "last-", "only-", "has"]
}
