import SweepDiagnostics
import SweepXML

/// Finds colours that are written as SVG 1.1 does not know them.
struct NewerColor: Rule {
  let code = DiagnosticCode(
    "SH1743",
    "SVG 1.1 knows colours by name, '#rgb', '#rrggbb' and 'rgb()' with commas. Alpha is a property of"
      + " its own there: 'fill-opacity', 'stroke-opacity', 'stop-opacity'.")

  let examples = RuleExamples(
    for: .svg11,
    bad: ["rgba(1,2,3,.5)", "hsl(120,50%,50%)", "#11223344", "transparent", "rgb(1 2 3)"].map {
      Self.file("<path d=\"M0 0H9\" fill=\"\($0)\"/>")
    },
    good: ["red", "#123", "#112233", "rgb(1,2,3)", "none", "currentColor"].map {
      Self.file("<path d=\"M0 0H9\" fill=\"\($0)\"/>")
    })

  private static func file(_ content: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>A</title>\(content)</svg>"
  }

  private static let properties: Set<String> = [
    "fill", "stroke", "color", "stop-color", "flood-color", "lighting-color",
  ]

  func severity(in profile: Profile) -> Diagnostic.Severity? { profile == .svg11 ? .error : nil }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    let animations = Set(facts.animations.map(\.node))
    let colors = facts.attributes { $0.namespace.isEmpty && Self.properties.contains($0.local) }
    for attribute in colors where !animations.contains(tree.owner(ofAttribute: attribute)) {
      let tokens = CSSTokenizer.tokens(of: tree.value(ofAttribute: attribute))
      if Self.isNewer(tokens) { add(tree.string(ofAttribute: attribute), .attribute(attribute)) }
    }
    for piece in facts.styles.pieces {
      let declarations =
        piece.attribute == nil
        ? CSSRule.read(piece.tokens).flatMap(\.declarations)
        : CSSDeclaration.read(piece.declarationTokens)
      for declaration in declarations
      where Self.properties.contains(declaration.name) && Self.isNewer(declaration.value) {
        add(declaration.text, piece.place(declaration.range))
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
        "SVG 1.1 has no colour \(value.quoted)", place,
        hint: "write '#rrggbb', and the opacity as a property of its own")
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
