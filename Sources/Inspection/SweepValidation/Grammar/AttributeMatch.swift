import SweepVocabulary
import SweepXML

/// Matches the attributes of an element that depend on each other.
struct AttributeMatch {
  private let grammar: SchemaGrammar
  private let tree: XMLTree
  private let node: Int
  private(set) var violations: [SchemaViolation] = []
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
      return violations.append(
        SchemaViolation(.missingAttribute([attribute.definition.name]), node))
    }
    guard let offset = grammar.violation(of: found, attribute, in: tree) else { return }
    let kind = SchemaViolation.Kind.value(attribute, offset: offset)
    violations.append(SchemaViolation(kind, node, attribute: found))
  }

  private mutating func choose(_ alternatives: [SchemaGrammar.Requirement], _ names: Set<Int>) {
    let tries = alternatives.map { alternative in
      var match = self
      match.match(alternative)
      return match
    }
    func cost(_ match: Self) -> Int {
      2 * (match.violations.count - violations.count) + match.left.keys.count(where: names.contains)
    }
    guard let best = tries.min(by: { cost($0) < cost($1) }) else { return }
    let isMissing = best.violations.count > violations.count && best.left.count == left.count
    guard isMissing else { return self = best }
    var wanted: [String] = []
    for name in alternatives.compactMap(\.firstName) where !wanted.contains(name) {
      wanted.append(name)
    }
    violations.append(SchemaViolation(.missingAttribute(wanted), node))
  }
}

extension SchemaGrammar.Requirement {
  fileprivate var firstName: String? {
    switch self {
    case .attribute(let attribute): attribute.definition.name
    case .optional(let inner, _): inner.firstName
    case .choice(let members, _), .group(let members): members.lazy.compactMap(\.firstName).first
    }
  }
}

/// Values by small numbers, without hashing.
struct NumberTable<Value> {
  /// For each number the place of its value, or -1.
  private var places: [Int32]
  private var values: [Value] = []

  init(_ byNumber: [Int: Value]) {
    places = [Int32](repeating: -1, count: (byNumber.keys.max() ?? -1) + 1)
    for (number, value) in byNumber.sorted(by: { $0.key < $1.key }) {
      places[number] = Int32(values.count)
      values.append(value)
    }
  }

  subscript(number: Int) -> Value? {
    guard number < places.count, places[number] >= 0 else { return nil }
    return values[Int(places[number])]
  }
}
