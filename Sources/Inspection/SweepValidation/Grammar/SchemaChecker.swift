import SweepValues
import SweepVocabulary
import SweepXML

/// Checks a document against a grammar.
struct SchemaChecker {
  private enum Mark {
    static let skipped = -1
    static let free = -2
  }

  private let grammar: SchemaGrammar
  private let tree: XMLTree
  /// The grammar's numbers of the tree's names; nil for names that no definition has.
  private let numbers: [Int?]
  private var violations: [SchemaViolation] = []
  private(set) var definitions: [Int]

  init(_ grammar: SchemaGrammar, _ tree: XMLTree) {
    self.grammar = grammar
    self.tree = tree
    self.numbers = tree.names.map { grammar.knownNumber(of: $0.description) }
    self.definitions = [Int](repeating: Mark.skipped, count: tree.nodes.count)
  }

  static func check(
    _ tree: XMLTree, by grammar: SchemaGrammar
  ) -> (violations: [SchemaViolation], definitions: [Int]) {
    var checker = SchemaChecker(grammar, tree)
    checker.check()
    return (checker.violations, checker.definitions)
  }

  private mutating func check() {
    guard let root = grammar.root, let first = tree.nodes.first else { return }
    guard tree.name(of: first) == XMLName(grammar.elements[root].definition.name, in: XMLName.svg)
    else { return violations.append(SchemaViolation(.root, first)) }
    definitions[first] = root
    for node in tree.nodes where definitions[node] >= 0 {
      judgeAttributes(of: node, grammar.elements[definitions[node]])
      judgeContent(of: node, grammar.elements[definitions[node]])
    }
  }
}

// What stands between the tags.
extension SchemaChecker {
  private mutating func judgeContent(of node: Int, _ element: SchemaGrammar.Element) {
    switch element.definition.content {
    case .any: break
    case .empty: judgeElements(of: node, element, [], isMixed: false)
    case .elements(let particles, let isMixed):
      judgeElements(of: node, element, particles, isMixed: isMixed)
    case .text(let type):
      judgeElements(of: node, element, [], isMixed: true)
      let text = Array(tree.text(of: node).utf8)
      guard let pattern = grammar.texts[definitions[node]],
        let offset = pattern.fault(in: text[...])
      else { return }
      violations.append(SchemaViolation(.content(type, offset: offset), node))
    }
  }

  private mutating func judgeElements(
    of node: Int, _ element: SchemaGrammar.Element, _ particles: [ElementDefinition.Particle],
    isMixed: Bool
  ) {
    var place = 0
    var count = 0
    for child in tree.children(of: node) {
      switch tree.kind(of: child) {
      case .comment, .instruction: continue
      case .text:
        if !isMixed, !tree.value(of: child).allSatisfy(\.isXMLSpace) {
          violations.append(SchemaViolation(.text, child))
        }
        continue
      case .element: break
      }
      let name = tree.name(of: child)
      if name.namespace != XMLName.svg, grammar.vocabulary.allowsForeign { continue }
      let number = numbers[tree.nameNumber(of: child)]
      let uses = number.flatMap { element.children[$0] } ?? []
      // An element after its place in the order is a violation there; its content is judged all the same.
      let use = uses.first {
        $0.particle > place || ($0.particle == place && count < particles[place].maximum)
      }
      guard name.namespace == XMLName.svg, let use else {
        definitions[child] = uses.first?.element ?? Mark.skipped
        violations.append(SchemaViolation(.element(isKnown: !uses.isEmpty), child))
        continue
      }
      missing(particles, from: place, count, to: use.particle, in: node)
      if use.particle > place { (place, count) = (use.particle, 0) }
      count += 1
      definitions[child] = use.element
    }
    missing(particles, from: place, count, to: particles.count, in: node)
  }

  private mutating func missing(
    _ particles: [ElementDefinition.Particle], from place: Int, _ count: Int, to end: Int,
    in node: Int
  ) {
    for index in place..<max(place, end)
    where particles[index].minimum > (index == place ? count : 0) {
      violations.append(SchemaViolation(.missingElement(particles[index].keys), node))
    }
  }
}

// What stands in the start tag.
extension SchemaChecker {
  private mutating func judgeAttributes(of node: Int, _ element: SchemaGrammar.Element) {
    var others: [Int: Int] = [:]
    var required = 0
    for attribute in tree.attributes(of: node) {
      let number = numbers[tree.nameNumber(ofAttribute: attribute)]
      if let number, let simple = element.simple[number] {
        if simple.isRequired { required += 1 }
        judgeValue(of: attribute, simple)
      } else if let number, element.restNames.contains(number) {
        others[number] = attribute
      } else if let number, let common = grammar.common[number] {
        judgeValue(of: attribute, common)
      } else if !isForeign(attribute) {
        violations.append(SchemaViolation(.attribute, node, attribute: attribute))
      }
    }
    if required < element.required.count { noteMissing(of: node, element) }
    guard !element.restNames.isEmpty else { return }
    var match = AttributeMatch(grammar, tree, node: node, others)
    match.match(element.rest)
    violations += match.violations
    for (_, attribute) in match.left.sorted(by: { $0.value < $1.value }) {
      violations.append(SchemaViolation(.conflict, node, attribute: attribute))
    }
  }

  private mutating func noteMissing(of node: Int, _ element: SchemaGrammar.Element) {
    let names = Set(tree.attributes(of: node).map { tree.name(ofAttribute: $0).description })
    for attribute in element.required where !names.contains(attribute.definition.name) {
      violations.append(SchemaViolation(.missingAttribute([attribute.definition.name]), node))
    }
  }

  private mutating func judgeValue(of attribute: Int, _ definition: SchemaGrammar.Attribute) {
    guard let offset = grammar.violation(of: attribute, definition, in: tree) else { return }
    let owner = tree.owner(ofAttribute: attribute)
    let kind = SchemaViolation.Kind.value(definition, offset: offset)
    violations.append(SchemaViolation(kind, owner, attribute: attribute))
  }

  /// Whether an attribute is for others, where the vocabulary lets such through.
  private func isForeign(_ attribute: Int) -> Bool {
    guard grammar.vocabulary.allowsForeign else { return false }
    let name = tree.name(ofAttribute: attribute)
    switch name.namespace {
    case "": return name.local.hasPrefix("data-")
    case XMLName.xml, XMLName.xlink: return false
    default: return true
    }
  }
}

extension SchemaGrammar {
  /// The byte from which on a value is not spelled as it should; nil where it is.
  func violation(of attribute: Int, _ definition: Attribute, in tree: XMLTree) -> Int? {
    guard let pattern = definition.pattern else { return nil }
    let value = tree.value(ofAttribute: attribute)
    guard vocabulary.allowsForeign else { return pattern.fault(in: value) }
    let inner = value.withoutSpace
    return pattern.fault(in: inner).map { $0 + inner.startIndex - value.startIndex }
  }
}
