import SweepValues
import SweepScene

/// The rules of a file's `style` elements.
struct StyleSheet {
  private struct Rule {
    var selector: StyleSelector
    var specificity: CSSSelector.Specificity
    var declarations: [CSSDeclaration]
  }

  /// The number of elements that rules may visit other than by name, id and classes.
  static let workLimit = 300_000

  private var rules: [Rule] = []
  private var cache: [CSSSelector: [Int]] = [:]
  private var ids: Set<String> = []
  /// The indices of the rules with conditions beyond name, id and classes.
  private var further: [Int] = []
  private var work = 0

  /// Appends rules. Unsupported ones are noted.
  mutating func add(_ css: String, of element: SVGElement, _ notes: inout NoteList) {
    if let media = element["media"], !Self.isShown("media " + media.lowercased()) { return }
    let tokens = CSSTokenizer.tokens(of: css.utf8)
    for token in tokens where token.kind == .atWord && token.text.lowercased() != "media" {
      notes.add(
        .unsupported, "the rule '@\(token.text.prefix(40))' of a style is left out", element)
    }
    for rule in CSSRule.read(tokens) {
      if rule.holdsRules {
        notes.add(.unsupported, "rules within the rules of a style are left out", element)
      }
      if let condition = rule.conditions.first(where: { !Self.isShown($0) }) {
        if condition.hasPrefix("media") {
          notes.add(
            .unsupported, "the rule '@\(condition.prefix(40))' of a style is left out", element)
        }
        continue
      }
      for tokens in rule.selectors {
        guard let selector = StyleSelector(tokens), rules.count < ArtworkLimits.rules else {
          let name = CSSDeclaration.text(of: tokens).prefix(40)
          notes.add(.unsupported, "the rule '\(name)' of a style is left out", element)
          continue
        }
        if let id = selector.subject.element.id { ids.insert(id) }
        rules.append(
          Rule(
            selector: selector, specificity: selector.specificity, declarations: rule.declarations))
      }
    }
    // The sort keeps the order of equals.
    rules.sort { $0.specificity < $1.specificity }
    further = rules.indices.filter { !rules[$0].selector.isSimple }
  }

  /// Whether a media condition holds on every screen.
  private static func isShown(_ condition: String) -> Bool {
    ["media", "media all", "media screen", "media only screen"].contains(condition.withoutSpace)
  }

  /// The declarations of the rules for an element, those that count more behind the others.
  mutating func declarations(for element: SVGElement) -> [CSSDeclaration] {
    if rules.isEmpty { return [] }
    let id = element["id"].flatMap { ids.contains($0) ? $0 : nil }
    let classes = (element["class"] ?? "").split { $0.isWhitespace }.prefix(50).map(String.init)
    let key = CSSSelector(name: element.name, id: id, classes: Set(classes))
    var found = simpleRules(for: key)
    let more = further.filter {
      rules[$0].selector.subject.element.selects(key) && work < Self.workLimit
        && rules[$0].selector.selects(element, &work)
    }
    if !more.isEmpty { found = (found + more).sorted() }
    return found.flatMap { rules[$0].declarations }
  }

  private mutating func simpleRules(for key: CSSSelector) -> [Int] {
    if let known = cache[key] { return known }
    let found = rules.indices.filter {
      rules[$0].selector.isSimple && rules[$0].selector.subject.element.selects(key)
    }
    cache[key] = found
    return found
  }

  /// Whether so much was looked at that some rules have not been applied.
  var isExhausted: Bool { work >= Self.workLimit }
}
