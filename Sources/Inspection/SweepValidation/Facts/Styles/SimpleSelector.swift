import SweepXML

/// A selector that looks at one element alone: a name, an id and classes (Selectors 4, 3.1).
struct SimpleSelector {
  private var name: String?
  private var id: String?
  private var classes: [String] = []

  /// Reads a selector; nil for one that looks at more than that.
  init?(_ tokens: [CSSToken]) {
    var isClass = false
    for token in tokens {
      switch token.kind {
      case .word where isClass: classes.append(token.text)
      case .word where name == nil && id == nil && classes.isEmpty: name = token.text
      case .hash where id == nil && !isClass: id = token.text
      case .mark(UInt8(ascii: ".")) where !isClass:
        isClass = true
        continue
      case .mark(UInt8(ascii: "*")) where tokens.count == 1: return
      default: return nil
      }
      isClass = false
    }
    if isClass || tokens.isEmpty { return nil }
  }

  /// Whether it selects an element.
  func selects(_ node: Int, in facts: Facts) -> Bool {
    if let name, facts.svgName(of: node) != name { return false }
    if let id, facts.value("id", of: node) != id { return false }
    guard !classes.isEmpty else { return true }
    let own = facts.value("class", of: node)?.split(whereSeparator: \.isWhitespace) ?? []
    return classes.allSatisfy { own.contains(Substring($0)) }
  }
}
