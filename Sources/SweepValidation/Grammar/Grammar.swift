import SweepVocabulary
import SweepXML

/// A vocabulary made ready for judging documents: names are numbers, and patterns are kept.
///
/// It learns spellings while it judges, so it belongs to one thread.
final class Grammar {
  /// An element's definition with its attributes found by number.
  struct Element {
    let definition: ElementDefinition
    /// The attributes that may be left out without a thought for others, by the number of their name.
    let simple: [Int: Attribute]
    /// All other attributes.
    let rest: Requirement
    /// The numbers of their names.
    let restNames: Set<Int>
    /// The definitions of the elements that may stand within, by the number of their name, with
    /// the places of their particles in the order of the content.
    let children: [Int: [(particle: Int, element: Int)]]
  }

  /// An attribute's definition with its spelling.
  struct Attribute {
    let number: Int
    let definition: AttributeDefinition
    /// nil for what may be any text.
    let pattern: ValuePattern?
  }

  /// A pattern of attributes with their numbers.
  indirect enum Requirement {
    case attribute(Attribute)
    case optional(Requirement, names: Set<Int>)
    case choice([Requirement], names: Set<Int>)
    case group([Requirement])
  }

  let vocabulary: Vocabulary
  /// Where the definition of the outermost element stands; nil for a vocabulary without one.
  let root: Int?
  private(set) var elements: [Element] = []
  /// The attributes that every element may have, by the number of their name.
  private(set) var common: [Int: Attribute] = [:]
  private(set) var texts: [Int: ValuePattern] = [:]

  private var numbers: [String: Int] = [:]
  private(set) var names: [String] = []
  private var patterns: [ValueType: ValuePattern] = [:]

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    let keys = vocabulary.elements.map(\.key)
    let indices = Dictionary(
      keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    self.root = indices[vocabulary.root]
    elements = vocabulary.elements.map { element(of: $0, indices) }
    common = Dictionary(
      vocabulary.common.map { (number(of: $0.name), attribute($0)) },
      uniquingKeysWith: { first, _ in first })
    for (index, definition) in vocabulary.elements.enumerated() {
      if case .text(let type) = definition.content { texts[index] = pattern(of: type) }
    }
  }

  /// The number of a name, which stays the same while the grammar lives.
  func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// The number of a name that some definition has.
  func knownNumber(of name: String) -> Int? { numbers[name] }
}

extension Grammar {
  private func element(of definition: ElementDefinition, _ indices: [String: Int]) -> Element {
    var simple: [Int: Attribute] = [:]
    var rest: [Requirement] = []
    var shared = Set<Int>()
    let patterns = definition.attributes.members
    var seen = Set<Int>()
    for name in definition.attributes.definitions.map({ number(of: $0.name) }) {
      if !seen.insert(name).inserted { shared.insert(name) }
    }
    for pattern in patterns {
      if case .optional(.attribute(let attribute)) = pattern,
        !shared.contains(number(of: attribute.name))
      {
        simple[number(of: attribute.name)] = self.attribute(attribute)
      } else {
        rest.append(requirement(pattern))
      }
    }
    let names = rest.reduce(into: Set<Int>()) { $0.formUnion($1.names) }
    return Element(
      definition: definition, simple: simple, rest: .group(rest), restNames: names,
      children: children(of: definition.content, indices))
  }

  private func children(
    of content: ElementDefinition.Content, _ indices: [String: Int]
  ) -> [Int: [(particle: Int, element: Int)]] {
    guard case .elements(let particles, _) = content else { return [:] }
    var children: [Int: [(particle: Int, element: Int)]] = [:]
    for (place, particle) in particles.enumerated() {
      for key in particle.keys {
        guard let index = indices[key] else { continue }
        let name = number(of: vocabulary.elements[index].name)
        children[name, default: []].append((place, index))
      }
    }
    return children
  }

  private func attribute(_ definition: AttributeDefinition) -> Attribute {
    Attribute(
      number: number(of: definition.name), definition: definition,
      pattern: pattern(of: definition.type))
  }

  private func requirement(_ pattern: AttributePattern) -> Requirement {
    let names = Set(pattern.definitions.map { number(of: $0.name) })
    switch pattern {
    case .attribute(let definition): return .attribute(attribute(definition))
    case .optional(let inner): return .optional(requirement(inner), names: names)
    case .choice(let inner): return .choice(inner.map(requirement), names: names)
    case .group(let inner): return .group(inner.map(requirement))
    }
  }

  /// The spelling of a type; nil where all text is right.
  private func pattern(of type: ValueType) -> ValuePattern? {
    if type.pattern.isEmpty { return nil }
    if let known = patterns[type] { return known }
    guard let syntax = PatternSyntax(type.pattern) else {
      preconditionFailure("'\(type.name)' has a pattern that cannot be read: \(type.pattern)")
    }
    let pattern = ValuePattern(PatternStates(syntax, ignoringCase: type.ignoresCase))
    patterns[type] = pattern
    return pattern
  }
}

extension Grammar.Requirement {
  /// The numbers of the names that occur.
  fileprivate var names: Set<Int> {
    switch self {
    case .attribute(let attribute): [attribute.number]
    case .optional(_, let names), .choice(_, let names): names
    case .group(let members): members.reduce(into: []) { $0.formUnion($1.names) }
    }
  }
}

extension AttributePattern {
  /// The parts of a group, those of groups within it too.
  fileprivate var members: [AttributePattern] {
    if case .group(let patterns) = self { patterns.flatMap(\.members) } else { [self] }
  }
}
