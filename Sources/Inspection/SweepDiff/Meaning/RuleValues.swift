import SweepValues

/// What the rules of a style sheet set: a value for each selector and property.
struct RuleValues {
  struct Key: Hashable {
    /// The conditions around the rule.
    var condition: String
    var selector: String
    var property: String
  }

  private(set) var values: [Key: CSSDeclaration] = [:]
  /// The keys in the order of the rules.
  private(set) var keys: [Key] = []

  /// Reads rules with any conditions around them; what is no rule is passed over.
  init(_ css: ArraySlice<UInt8>) {
    for rule in CSSRule.read(CSSTokenizer.tokens(of: css)) {
      let condition = rule.conditions.joined(separator: " ")
      for selector in rule.selectors.map({ CSSDeclaration.text(of: $0) }) {
        for declaration in rule.declarations.sorted(by: { $0.name < $1.name }) {
          let key = Key(condition: condition, selector: selector, property: declaration.name)
          if values.updateValue(declaration, forKey: key) == nil { keys.append(key) }
        }
      }
    }
  }

  /// A property that two style sheets set differently; nil for one that does not set it.
  typealias Fact = (key: Key, old: CSSDeclaration?, new: CSSDeclaration?)

  /// The values that differ, old and new.
  static func differences(
    _ old: RuleValues, _ new: RuleValues, _ comparer: ValueComparer
  ) -> [Fact] {
    let keys = old.keys + new.keys.filter { old.values[$0] == nil }
    return keys.compactMap { key in
      let (a, b) = (old.values[key], new.values[key])
      if let a, let b, a.isImportant == b.isImportant, comparer.areEqual(a, b) { return nil }
      return (key, a, b)
    }
  }
}
