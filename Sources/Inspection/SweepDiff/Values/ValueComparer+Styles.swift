import SweepValues
import SweepVocabulary

extension ValueComparer {
  func declarations(_ a: Bytes, _ b: Bytes) -> Bool {
    guard let first = StyleBlock(CSSTokenizer.tokens(of: a), self),
      let second = StyleBlock(CSSTokenizer.tokens(of: b), self)
    else { return false }
    return areEqual(first, second)
  }

  /// Whether two style sheets have the same rules, in the same order if it counts.
  func styleSheets(_ a: Bytes, _ b: Bytes) -> Bool {
    a.elementsEqual(b) || areEqual(StyleSheet(a, self).nodes, StyleSheet(b, self).nodes)
  }

  private func areEqual(_ a: [StyleSheet.Node], _ b: [StyleSheet.Node]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { a, b in
        switch (a, b) {
        case (.rule(let head, let block), .rule(let other, let twin)):
          head == other && areEqual(block, twin)
        case (.group(let head, let nodes), .group(let other, let others)):
          head == other && areEqual(nodes, others)
        case (.text(let text), .text(let other)): text == other
        default: false
        }
      }
  }

  func areEqual(_ a: StyleBlock, _ b: StyleBlock) -> Bool {
    a.declarations.count == b.declarations.count
      && zip(a.declarations, b.declarations).allSatisfy { a, b in
        a.name == b.name && a.isImportant == b.isImportant && areEqual(a, b)
      }
  }

  func areEqual(_ a: CSSDeclaration, _ b: CSSDeclaration) -> Bool {
    if StyleText.exact(a.value) == StyleText.exact(b.value) { return true }
    // Scripts and 'var()' depend on the characters of a variable.
    if a.name.hasPrefix("--") { return false }
    let (first, second) = (Array(a.text.utf8)[...], Array(b.text.utf8)[...])
    let kind = kind(ofProperty: a.name)
    // Space in strings counts, and the texts below have lost it.
    let strings = [a, b].map {
      $0.value.filter { $0.kind == .string || $0.kind == .url }.map(\.text)
    }
    let hasSpace = strings.joined().contains { $0.contains("  ") }
    // So does a comment between two words, which they have lost too.
    if [a, b].contains(where: { StyleText.hasPartingComment($0.value) }) { return false }
    if hasSpace || kind.form != .fonts && strings[0] != strings[1] { return false }
    if kind.meaning == .transforms { return styledTransforms(a.value, b.value) }
    return areEqual(first, second, as: kind) || boxes(a, b)
  }

  /// Whether two values have the same words, times and, where all their bare numbers are lengths,
  /// the same lengths.
  private func boxes(_ a: CSSDeclaration, _ b: CSSDeclaration) -> Bool {
    let takesLengths = ["margin", "padding", "inset", "top", "right", "bottom", "left"]
      .contains(a.name.prefix { $0 != "-" })
    return a.value.count == b.value.count
      && zip(a.value, b.value).allSatisfy { a, b in
        if a.kind == b.kind, a.text == b.text { return true }
        guard a.kind == .number, b.kind == .number else { return false }
        let (first, second) = (Array(a.text.utf8)[...], Array(b.text.utf8)[...])
        if let time = Self.time(first), let other = Self.time(second) {
          return tolerance.acceptsSums(time, other)
        }
        return takesLengths && areEqual(first, second, as: .styledLength)
      }
  }

  /// A time with a unit in seconds; nil for anything else.
  private static func time(_ bytes: Bytes) -> Double? {
    var reader = ValueReader(bytes)
    guard let number = reader.number() else { return nil }
    let unit = reader.unit().text.lowercased()
    guard reader.isAtEnd, ["s", "ms"].contains(unit) else { return nil }
    return unit == "s" ? number : number / 1000
  }

  func kind(ofProperty name: String) -> ValueKind {
    ValueKind(property: name, vocabulary == nil ? nil : Vocabulary.property(name)?.type)
  }

  /// Whether two lists of transforms of CSS, whose numbers have units, have the same steps.
  private func styledTransforms(_ a: [CSSToken], _ b: [CSSToken]) -> Bool {
    let (a, b) = (a.filter { $0.kind != .space }, b.filter { $0.kind != .space })
    return a.count == b.count
      && zip(a, b).allSatisfy { a, b in
        guard a.kind == .number, b.kind == .number else {
          return a.kind == b.kind && a.text.lowercased() == b.text.lowercased()
        }
        let (first, second) = (Array(a.text.utf8)[...], Array(b.text.utf8)[...])
        if areEqual(first, second, as: .styledLength) { return true }
        guard let angle = Self.angle(first), let other = Self.angle(second) else { return false }
        return tolerance.acceptsSums(angle, other)
      }
  }

  /// An angle with a unit in degrees; nil for anything else.
  private static func angle(_ bytes: Bytes) -> Double? {
    var reader = ValueReader(bytes)
    guard let number = reader.number(), let unit = AngleUnit(reader.unit()), reader.isAtEnd else {
      return nil
    }
    return number * unit.degrees
  }
}

/// Values that the rules of a style sheet set, by selector and property.
struct RuleValues {
  struct Key: Hashable {
    var condition: String
    var selector: String
    var property: String
  }

  private(set) var values: [Key: CSSDeclaration] = [:]
  private(set) var keys: [Key] = []

  /// Reads rules with any conditions around them; everything else is skipped.
  init(_ css: ArraySlice<UInt8>) {
    for rule in CSSRule.read(CSSTokenizer.tokens(of: css)) {
      let condition = rule.conditions.joined(separator: " ")
      for selector in rule.selectors.map({ CSSDeclaration.text(of: $0) }) {
        // A hint at what moves shows nothing.
        let shown = rule.declarations.filter { $0.name != "will-change" }
        for declaration in shown.sorted(by: { $0.name < $1.name }) {
          let key = Key(condition: condition, selector: selector, property: declaration.name)
          if values.updateValue(declaration, forKey: key) == nil { keys.append(key) }
        }
      }
    }
  }

  /// A property that two style sheets set differently; nil for one that does not set it.
  typealias Fact = (key: Key, old: CSSDeclaration?, new: CSSDeclaration?)

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
