import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

// The messages for grammar violations.
extension FindingList {
  mutating func add(_ violations: [SchemaViolation], of tree: XMLTree, by grammar: SchemaGrammar) {
    for violation in violations { add(violation, tree, grammar) }
  }

  private mutating func add(_ violation: SchemaViolation, _ tree: XMLTree, _ grammar: SchemaGrammar)
  {
    severity = grammar.vocabulary.allowsForeign && violation.isHarmless ? .warning : .error
    let node = violation.node
    switch violation.kind {
    case .root: addRoot(node, tree)
    case .element(let isKnown): addElement(node, isKnown: isKnown, tree, grammar)
    case .missingElement(let keys):
      code = .missingElement
      let names = keys.prefix(4).compactMap { grammar.vocabulary.element($0)?.name.quoted }
      add("\(tree.spelling(of: node).quoted) lacks \(names.joined(separator: " or "))", .node(node))
    case .text:
      code = .strayText
      let parent = tree.parent(of: node) ?? 0
      add("text is not allowed in \(tree.spelling(of: parent).quoted)", .node(node))
    case .missingAttribute(let names):
      code = .missingAttribute
      let wanted = names.map(\.quoted).joined(separator: " or ")
      add("\(tree.spelling(of: node).quoted) lacks \(wanted)", .node(node))
    case .content(let type, _):
      code = DiagnosticCode(valueOf: type.meaning)
      add("the content of \(tree.spelling(of: node).quoted) is not \(type.name)", .node(node))
    case .attribute, .conflict, .value: addAttribute(violation, tree, grammar)
    }
  }

  private mutating func addRoot(_ node: Int, _ tree: XMLTree) {
    code = .wrongRoot
    let isUnbound = tree.name(of: node) == XMLName("svg")
    add(
      isUnbound
        ? "the root element lacks the SVG namespace"
        : "not SVG: the root element is \(tree.spelling(of: node).quoted)", .node(node),
      hint: isUnbound ? "write <svg xmlns=\"\(XMLName.svg)\">" : nil,
      fix: isUnbound ? Fix(adding: "xmlns", XMLName.svg, to: node, in: tree) : nil)
  }

  private mutating func addElement(
    _ node: Int, isKnown: Bool, _ tree: XMLTree, _ grammar: SchemaGrammar
  ) {
    let name = tree.spelling(of: node)
    let parent = tree.parent(of: node) ?? 0
    let hints = self.hints
    if isKnown || grammar.isElement(tree.name(of: node).description) {
      code = .misplacedElement
      add(
        isKnown
          ? "\(name.quoted) comes too late or too often in \(tree.spelling(of: parent).quoted)"
          : "\(name.quoted) is not allowed in \(tree.spelling(of: parent).quoted)", .node(node))
    } else {
      code = .unknownElement
      add(
        "there is no element \(name.quoted)", .node(node),
        hint: hints.element(name, in: grammar.vocabulary))
    }
  }

  private mutating func addAttribute(
    _ violation: SchemaViolation, _ tree: XMLTree, _ grammar: SchemaGrammar
  ) {
    guard let attribute = violation.attribute else { return }
    let name = tree.spelling(ofAttribute: attribute)
    let element = tree.spelling(of: violation.node)
    let hints = self.hints
    switch violation.kind {
    case .value(let definition, let offset):
      let type = definition.definition.type
      code = DiagnosticCode(valueOf: type.meaning)
      let value = tree.string(ofAttribute: attribute)
      let rest = max(1, min(20, value.utf8.count - offset))
      // A rotation has no two numbers, in whatever way they are parted.
      let isPair =
        type.meaning == .values && value.contains(",")
        && tree.attribute("type", of: violation.node).map(tree.string(ofAttribute:)) == "rotate"
      add(
        type.message(name, value),
        .value(attribute, offset: offset, length: rest),
        hint: isPair ? nil : hints.value(value, of: type, grammar.spellings))
    case .conflict:
      code = .conflictingAttribute
      add(
        "\(name.quoted) of \(element.quoted) conflicts with the other attributes",
        .attribute(attribute))
    default:
      code = .unknownAttribute
      let owner = tree.name(of: violation.node).local
      add(
        "\(element.quoted) has no attribute \(name.quoted)", .attribute(attribute),
        hint: hints.name(name, .attribute(of: owner)) {
          let vocabulary = grammar.vocabulary
          return vocabulary.elements.filter { $0.name == owner }
            .flatMap(vocabulary.attributes).map(\.name)
        })
    }
  }
}

extension ValueType {
  func message(_ name: String, _ value: String) -> String {
    let isNegative = self.name.contains("non-negative") && (Length(value)?.number ?? 0) < 0
    return isNegative
      ? "\(name.quoted) must not be negative, but is \(value.quoted)"
      : "\(name.quoted) is \(value.quoted), which is not \(self.name)"
  }
}
