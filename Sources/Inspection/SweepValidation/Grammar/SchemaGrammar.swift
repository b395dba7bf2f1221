import SweepVocabulary
import SweepXML

/// A vocabulary prepared for validation: names are numbers, and patterns are compiled.
///
/// A grammar caches patterns and belongs to one thread.
final class SchemaGrammar {
  /// An element's definition with its attributes by number.
  struct Element {
    let definition: ElementDefinition
    let simple: NumberTable<Attribute>
    let required: [Attribute]
    let rest: Requirement
    let restNames: Set<Int>
    /// The definitions of the elements that may stand within, by the number of their name, with
    /// the places of their particles in the order of the content.
    let children: [Int: [(particle: Int, element: Int)]]
  }

  /// An attribute's definition with its spelling.
  final class Attribute {
    let number: Int
    let definition: AttributeDefinition
    let isRequired: Bool
    /// nil if any text is allowed.
    let pattern: ValuePattern?

    init(
      _ number: Int, _ definition: AttributeDefinition, _ pattern: ValuePattern?, _ isRequired: Bool
    ) {
      self.number = number
      self.definition = definition
      self.isRequired = isRequired
      self.pattern = pattern
    }
  }

  indirect enum Requirement {
    case attribute(Attribute)
    case optional(Requirement, names: Set<Int>)
    case choice([Requirement], names: Set<Int>)
    case group([Requirement])
  }

  let vocabulary: Vocabulary
  let root: Int?
  private(set) var elements: [Element] = []
  private(set) var common = NumberTable<Attribute>([:])
  private(set) var texts: [Int: ValuePattern] = [:]

  private var numbers: [String: Int] = [:]
  private(set) var names: [String] = []
  let spellings: ValueSpellings
  private let elementNames: Set<String>

  init(_ vocabulary: Vocabulary, _ spellings: ValueSpellings) {
    self.vocabulary = vocabulary
    self.spellings = spellings
    elementNames = Set(vocabulary.elements.map(\.name))
    let keys = vocabulary.elements.map(\.key)
    let indices = Dictionary(
      keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    self.root = indices[vocabulary.root]
    elements = vocabulary.elements.map { element(of: $0, indices) }
    common = NumberTable(
      Dictionary(
        vocabulary.common.map { (number(of: $0.name), attribute($0)) },
        uniquingKeysWith: { first, _ in first }))
    for (index, definition) in vocabulary.elements.enumerated() {
      if case .text(let type) = definition.content { texts[index] = spellings.pattern(of: type) }
    }
  }

  func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  func isElement(_ name: String) -> Bool { elementNames.contains(name) }

  func knownNumber(of name: String) -> Int? { numbers[name] }
}

extension SchemaGrammar {
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
      if let (attribute, isRequired) = pattern.single, !shared.contains(number(of: attribute.name))
      {
        simple[number(of: attribute.name)] = self.attribute(attribute, isRequired: isRequired)
      } else {
        rest.append(requirement(pattern))
      }
    }
    let names = rest.reduce(into: Set<Int>()) { $0.formUnion($1.names) }
    return Element(
      definition: definition, simple: NumberTable(simple),
      required: simple.values.filter(\.isRequired).sorted { $0.number < $1.number },
      rest: .group(rest), restNames: names,
      children: children(of: definition.content, indices))
  }

  private func children(
    of content: ElementDefinition.ContentModel, _ indices: [String: Int]
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

  private func attribute(
    _ definition: AttributeDefinition, isRequired: Bool = false
  ) -> Attribute {
    Attribute(
      number(of: definition.name), definition, spellings.pattern(of: definition.type), isRequired)
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
}

extension SchemaGrammar.Requirement {
  fileprivate var names: Set<Int> {
    switch self {
    case .attribute(let attribute): [attribute.number]
    case .optional(_, let names), .choice(_, let names): names
    case .group(let members): members.reduce(into: []) { $0.formUnion($1.names) }
    }
  }
}

extension AttributePattern {
  /// The one attribute, and whether it must be there.
  fileprivate var single: (AttributeDefinition, isRequired: Bool)? {
    switch self {
    case .attribute(let definition): (definition, true)
    case .optional(.attribute(let definition)): (definition, false)
    default: nil
    }
  }
}
