import SweepVocabulary
import SweepXML

/// Matches the attributes of an element that depend on each other.
struct AttributeMatch {
  private let grammar: SchemaGrammar
  private let tree: XMLTree
  private let node: Int
  private(set) var faults: [GrammarFault] = []
  /// The unmatched attributes, by the numbers of their names.
  private(set) var left: [Int: Int]

  init(_ grammar: SchemaGrammar, _ tree: XMLTree, node: Int, _ attributes: [Int: Int]) {
    self.grammar = grammar
    self.tree = tree
    self.node = node
    self.left = attributes
  }

  mutating func match(_ requirement: SchemaGrammar.Requirement) {
    switch requirement {
    case .attribute(let attribute): take(attribute)
    case .group(let members): for member in members { match(member) }
    case .optional(let inner, let names):
      guard left.keys.contains(where: names.contains) else { return }
      // Faults of an optional group are reported only if some of its attributes are there.
      match(inner)
    case .choice(let alternatives, let names): choose(alternatives, names)
    }
  }

  private mutating func take(_ attribute: SchemaGrammar.Attribute) {
    guard let found = left.removeValue(forKey: attribute.number) else {
      return faults.append(GrammarFault(.missingAttribute([attribute.definition.name]), node))
    }
    guard let offset = grammar.fault(of: found, attribute, in: tree) else { return }
    let kind = GrammarFault.Kind.value(attribute, offset: offset)
    faults.append(GrammarFault(kind, node, attribute: found))
  }

  /// Chooses the alternative with the fewest faults and unmatched attributes.
  private mutating func choose(_ alternatives: [SchemaGrammar.Requirement], _ names: Set<Int>) {
    let tries = alternatives.map { alternative in
      var match = self
      match.match(alternative)
      return match
    }
    func cost(_ match: Self) -> Int {
      2 * (match.faults.count - faults.count) + match.left.keys.count(where: names.contains)
    }
    guard let best = tries.min(by: { cost($0) < cost($1) }) else { return }
    let isMissing = best.faults.count > faults.count && best.left.count == left.count
    guard isMissing else { return self = best }
    var wanted: [String] = []
    for name in alternatives.compactMap(\.firstName) where !wanted.contains(name) {
      wanted.append(name)
    }
    faults.append(GrammarFault(.missingAttribute(wanted), node))
  }
}

extension SchemaGrammar.Requirement {
  /// The attribute that a message names for all of them.
  fileprivate var firstName: String? {
    switch self {
    case .attribute(let attribute): attribute.definition.name
    case .optional(let inner, _): inner.firstName
    case .choice(let members, _), .group(let members): members.lazy.compactMap(\.firstName).first
    }
  }
}
