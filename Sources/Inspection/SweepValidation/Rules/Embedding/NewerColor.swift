import SweepDiagnostics
import SweepValues
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

  /// The most rules whose elements are looked for: nobody writes as many.
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
