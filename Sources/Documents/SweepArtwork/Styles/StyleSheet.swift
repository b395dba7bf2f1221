import SweepValues

/// The rules of a file's `style` elements: those by element, class and id that editors write.
struct StyleSheet {
  private struct Rule {
    var selector: CSSSelector
    var declarations: [CSSDeclaration]
  }

  private var rules: [Rule] = []
  private var cache: [CSSSelector: [CSSDeclaration]] = [:]
  private var ids: Set<String> = []

  /// Adds rules after those that are there. What is no such rule is noted.
  mutating func add(_ css: String, of element: SVGElement, _ notes: inout NoteList) {
    let tokens = CSSTokenizer.tokens(of: css.utf8)
    for token in tokens where token.kind == .atWord {
      notes.add(
        .unsupported, "the rule '@\(token.text.prefix(40))' of a style is left out", element)
    }
    for rule in CSSRule.read(tokens) where rule.conditions.isEmpty {
      for tokens in rule.selectors {
        guard let selector = CSSSelector(tokens), rules.count < ArtworkLimits.rules else {
          let name = CSSDeclaration.text(of: tokens).prefix(40)
          notes.add(.unsupported, "the rule '\(name)' of a style is left out", element)
          continue
        }
        if let id = selector.id { ids.insert(id) }
        rules.append(Rule(selector: selector, declarations: rule.declarations))
      }
    }
    // The sort keeps the order of equals.
    rules.sort { $0.selector.specificity < $1.selector.specificity }
  }

  /// The declarations of the rules for an element, those that count more behind the others.
  mutating func declarations(for element: SVGElement) -> [CSSDeclaration] {
    if rules.isEmpty { return [] }
    let id = element["id"].flatMap { ids.contains($0) ? $0 : nil }
    let classes = (element["class"] ?? "").split { $0.isWhitespace }.prefix(50).map(String.init)
    let key = CSSSelector(name: element.name, id: id, classes: Set(classes))
    if let known = cache[key] { return known }
    let found = rules.filter { $0.selector.selects(key) }.flatMap(\.declarations)
    cache[key] = found
    return found
  }
}
