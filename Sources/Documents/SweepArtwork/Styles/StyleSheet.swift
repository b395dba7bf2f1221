import SweepValues
import SweepScene

/// The rules of a file's `style` elements.
struct StyleSheet {
  private struct Rule {
    /// The place of its cascade layer; the greatest number without one (CSS Cascade 5, 6.4).
    var layer: Int
    var selector: StyleSelector
    var specificity: CSSSelector.Specificity
    var declarations: [CSSDeclaration]
  }

  /// The number of elements that rules may visit other than by name, id and classes.
  static let workLimit = 300_000

  /// The most rules that are taken.
  var limit = ArtworkLimits.rules

  private var rules: [Rule] = []
  /// The places of the named cascade layers in their order.
  private var layers: [String: Int] = [:]
  private var layerCount = 0
  private var cache: [CSSSelector: [Int]] = [:]
  /// The indices of the rules by a condition that an element must meet for them.
  private var indices: [CSSSelector: [Int]] = [:]
  private var ids: Set<String> = []
  private var work = 0

  /// Appends rules. Unsupported ones are noted.
  mutating func add(_ css: String, of element: SVGElement, _ notes: inout NoteList) {
    if let media = element["media"], StyleContext("media " + media) != .shown { return }
    let tokens = CSSTokenizer.tokens(of: css.utf8)
    for token in tokens where token.kind == .atWord {
      if Self.quiet.contains(token.text.lowercased()) { continue }
      notes.add(
        .unsupported, "the rule '@\(token.text.prefix(40))' of a style is left out", element)
    }
    // A list of layers is their order.
    for statement in tokens.split(whereSeparator: { $0.isMark(";") || $0.isMark("}") }) {
      let words = statement.filter { $0.kind != .space }
      guard words.first?.text.lowercased() == "layer", words.first?.kind == .atWord else {
        continue
      }
      let names = words.dropFirst().prefix { !$0.isMark("{") }.split { $0.isMark(",") }
      for name in names { _ = rank(of: name.map(\.text).joined()) }
    }
    for rule in CSSRule.read(tokens) { add(rule, of: element, &notes) }
    // The sort keeps the order of equals.
    rules.sort { ($0.layer, $0.specificity) < ($1.layer, $1.specificity) }
    (indices, cache) = ([:], [:])
    let subjects = rules.map(\.selector.subject.element)
    var uses: [String: Int] = [:]
    for name in subjects.lazy.flatMap(\.classes) { uses[name, default: 0] += 1 }
    for (index, subject) in subjects.enumerated() {
      let rarest = subject.classes.min { uses[$0, default: 0] < uses[$1, default: 0] }
      indices[subject.condition(with: rarest), default: []].append(index)
    }
    ids = Set(subjects.compactMap(\.id))
  }

  /// The rules that need no note: the others read them, or browsers show nothing of them.
  private static let quiet: Set<String> = [
    "media", "supports", "layer", "charset", "namespace", "page",
  ]

  private mutating func add(
    _ rule: CSSRule, of element: SVGElement, _ notes: inout NoteList
  ) {
    var layer = Int.max
    for condition in rule.conditions {
      switch StyleContext(condition) {
      case .shown: continue
      case .hidden: return
      case .layer(let name): layer = rank(of: name)
      case .unknown:
        notes.add(
          .unsupported, "the rule '@\(condition.prefix(40))' of a style is left out", element)
        return
      }
    }
    for tokens in rule.selectors {
      guard let selector = StyleSelector(tokens), rules.count < limit else {
        let name = CSSDeclaration.text(of: tokens).prefix(40)
        notes.add(.unsupported, "the rule '\(name)' of a style is left out", element)
        continue
      }
      rules.append(
        Rule(
          layer: layer, selector: selector, specificity: selector.specificity,
          declarations: rule.declarations))
    }
    for inner in rule.nested { add(inner, of: element, &notes) }
  }

  /// The place of a layer in their order, that of its first mention; one without a name is a new
  /// one.
  private mutating func rank(of name: String) -> Int {
    if !name.isEmpty, let known = layers[name] { return known }
    if !name.isEmpty { layers[name] = layerCount }
    layerCount += 1
    return layerCount - 1
  }

  /// The declarations of the rules for an element, those that count more behind the others.
  mutating func declarations(for element: SVGElement) -> [CSSDeclaration] {
    if rules.isEmpty { return [] }
    let id = element["id"].flatMap { ids.contains($0) ? $0 : nil }
    let classes = (element["class"] ?? "").split { $0.isWhitespace }.prefix(50).map(String.init)
    let key = CSSSelector(name: element.name, id: id, classes: Set(classes))
    return candidates(for: key).filter {
      let selector = rules[$0].selector
      return selector.isSimple || work < Self.workLimit && selector.selects(element, &work)
    }.flatMap { rules[$0].declarations }
  }

  /// The rules whose subjects name, id and classes select.
  private mutating func candidates(for key: CSSSelector) -> [Int] {
    if let known = cache[key] { return known }
    let found = key.conditions.flatMap { indices[$0] ?? [] }.filter {
      rules[$0].selector.subject.element.selects(key)
    }.sorted()
    cache[key] = found
    return found
  }

  /// Whether no further rules are taken.
  var isFull: Bool { rules.count >= limit }

  /// Whether so much was looked at that some rules have not been applied.
  var isExhausted: Bool { work >= Self.workLimit }
}
