import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds colours that SVG 1.1 does not have.
struct NewerColor: Rule {
  let definition = RuleDefinition(
    "SH1743", .error, for: [.svg11], example: .svg11,
    "SVG 1.1 has colour names, '#rgb', '#rrggbb' and 'rgb()' with commas. Opacity is a separate"
      + " property: 'fill-opacity', 'stroke-opacity', 'stop-opacity'.",
    wrong:
      #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="M0 0H9" fill="rgba(1,2,3,.5)"/></svg>"#,
    fix: (#"fill="rgba(1,2,3,.5)""#, #"fill="red""#))

  private static let properties: Set<String> = [
    "fill", "stroke", "color", "stop-color", "flood-color", "lighting-color",
  ]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    let animations = Set(facts.animations.map(\.node))
    let colors = facts.attributes { $0.namespace.isEmpty && Self.properties.contains($0.local) }
    for attribute in colors where !animations.contains(tree.owner(ofAttribute: attribute)) {
      let tokens = CSSTokenizer.tokens(of: tree.value(ofAttribute: attribute))
      if Self.isNewer(tokens) { add(tree.string(ofAttribute: attribute), .attribute(attribute)) }
    }
    var tries = Self.most
    for block in facts.styles.blocks where !block.isConditional {
      for declaration in block.declarations
      where Self.properties.contains(declaration.name) && Self.isNewer(declaration.value)
        && !Self.hasFallback(declaration.name, block, facts, &tries)
      {
        add(declaration.text, block.piece.place(declaration.range))
      }
    }
    for animation in facts.animations where Self.properties.contains(animation.attributeName ?? "")
    {
      for item in animation.values where Self.isNewer(CSSTokenizer.tokens(of: item.bytes)) {
        add(item.text, animation.place(.values, item))
      }
    }
    func add(_ value: String, _ place: FindingList.Place) {
      findings.add(
        "SVG 1.1 does not have the colour \(value.quoted)", place,
        hint: "write '#rrggbb', and the opacity as a separate property")
    }
  }

  private static let most = 200

  /// Whether what a style is for has attributes that count where the style does not.
  private static func hasFallback(
    _ property: String, _ block: StyleFacts.Block, _ facts: Facts, _ tries: inout Int
  ) -> Bool {
    func isSafe(_ node: Int) -> Bool {
      facts.tree.attribute(property, of: node).map {
        !isNewer(CSSTokenizer.tokens(of: facts.tree.value(ofAttribute: $0)))
      } ?? false
    }
    guard let rule = block.rule else { return isSafe(block.piece.node) }
    let selectors = rule.selectors.compactMap(CSSSelector.init)
    tries -= 1
    guard tries >= 0, selectors.count == rule.selectors.count else { return false }
    return facts.tree.nodes.allSatisfy { node in
      !facts.tree.isElement(node) || isSafe(node)
        || !selectors.contains { $0.selects(node, in: facts) }
    }
  }

  private static func isNewer(_ tokens: [CSSToken]) -> Bool {
    tokens.enumerated().contains { place, token in
      let text = token.text.lowercased()
      switch token.kind {
      case .function where text == "rgb":
        return !tokens[place...].contains { $0.isMark(",") }
      case .function: return text != "url" && text != "icc-color"
      case .hash: return text.utf8.count == 4 || text.utf8.count == 8
      case .word: return text == "transparent" || text == "rebeccapurple"
      default: return false
      }
    }
  }
}

/// Finds units and functions of numbers that SVG 1.1 does not have.
struct NewerLength: Rule {
  let definition = RuleDefinition(
    "SH1745", .error, for: [.svg11], example: .svg11,
    "SVG 1.1 has the units em, ex, px, in, cm, mm, pt, pc and %, and no functions such as calc() in"
      + " lengths and numbers.",
    wrong:
      #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><rect width="1vw" height="9"/></svg>"#,
    fix: (#"width="1vw""#, #"width="1em""#))

  private static let units: Set<String> = [
    "", "%", "em", "ex", "px", "in", "cm", "mm", "pt", "pc", "deg", "grad", "rad",
  ]
  private static let meanings: Set<ValueMeaning> = [.length, .numbers, .number, .angle]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    for node in tree.nodes where tree.isElement(node) {
      guard let element = facts.svgName(of: node) else { continue }
      for attribute in tree.attributes(of: node) {
        let name = tree.name(ofAttribute: attribute).description
        let value = tree.value(ofAttribute: attribute)
        guard value.contains(where: \.isLetter),
          let type = Vocabulary.svg.attribute(name, of: element)?.type,
          Self.meanings.contains(type.meaning)
        else { continue }
        check(CSSTokenizer.tokens(of: value), &findings) {
          .value(attribute, offset: $0.lowerBound, length: $0.count)
        }
      }
    }
    for block in facts.styles.blocks where !block.isConditional {
      for declaration in block.declarations {
        guard let type = Vocabulary.property(declaration.name)?.type,
          Self.meanings.contains(type.meaning)
        else { continue }
        check(declaration.value, &findings) { block.piece.place($0) }
      }
    }
  }

  private func check(
    _ tokens: [CSSToken], _ findings: inout FindingList,
    _ place: (Range<Int>) -> FindingList.Place
  ) {
    guard let token = tokens.first(where: Self.isNewer) else { return }
    findings.add(
      token.kind == .function
        ? "SVG 1.1 does not have the function '\(token.text)()'"
        : "SVG 1.1 does not have the unit of \(token.text.quoted)", place(token.range))
  }

  private static func isNewer(_ token: CSSToken) -> Bool {
    switch token.kind {
    case .function: return true
    case .number:
      var reader = ValueReader(token.text)
      return reader.number() != nil && !units.contains(reader.rest.text.lowercased())
    default: return false
    }
  }
}
