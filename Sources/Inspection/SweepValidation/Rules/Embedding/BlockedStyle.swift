import SweepDiagnostics
import SweepGeometry
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds styles that a Content-Security-Policy blocks.
struct BlockedStyle: Rule {
  let definition = RuleDefinition(
    "SH1721", .error, for: [.strictCSP], example: .strictCSP,
    "A Content-Security-Policy without 'unsafe-inline' for styles blocks 'style' attributes and"
      + " elements. Presentation attributes such as 'fill' still work and can be animated.",
    wrong: #"<path d="M0 0H9" style="fill:red"/>"#,
    fix: (#"style="fill:red""#, #"fill="red""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for piece in facts.styles.pieces {
      guard let attribute = piece.attribute else {
        checkElement(piece, &findings)
        continue
      }
      guard facts.tree.name(ofAttribute: attribute) == XMLName("style") else { continue }
      let fix = Self.fix(attribute, CSSDeclaration.read(piece.tokens), facts)
      findings.add(
        "the 'style' attribute is blocked", .attribute(attribute),
        hint: "use presentation attributes", fix: fix)
    }
    for animation in facts.animations where animation.attributeName == "style" {
      findings.add(
        "an animation of 'style' is blocked", animation.place(.attributeName),
        hint: "animate the property itself")
    }
  }

  private func checkElement(_ piece: StyleFacts.Piece, _ findings: inout FindingList) {
    let conditions = CSSRule.read(piece.tokens).map(\.conditions)
    let isForStillness =
      !conditions.isEmpty
      && conditions.allSatisfy { $0.contains { $0.contains("prefers-reduced-motion") } }
    let isExtra = !conditions.contains { $0.isEmpty }
    findings.add(
      isForStillness
        ? "the style is blocked, so readers who ask for less motion see everything move"
        : "the style is blocked", .node(piece.node),
      severity: isForStillness ? .note : isExtra ? .warning : .error,
      hint: isForStillness
        ? "show the file as a picture, or render it with '--motion none'"
        : "use presentation attributes")
  }

  /// The properties as attributes, where each can be one that the element does not have yet.
  private static func fix(
    _ attribute: Int, _ declarations: [CSSDeclaration], _ facts: Facts
  ) -> Fix? {
    let tree = facts.tree
    let owner = tree.owner(ofAttribute: attribute)
    guard !declarations.isEmpty, Set(declarations.map(\.name)).count == declarations.count,
      let element = facts.svgName(of: owner)
    else { return nil }
    var text = ""
    for declaration in declarations {
      guard let definition = Vocabulary.svg.attribute(declaration.name, of: element),
        Vocabulary.property(declaration.name) == definition,
        tree.attribute(declaration.name, of: owner) == nil,
        facts.spellings.fault(in: Array(declaration.text.utf8)[...], of: definition.type) == nil
      else { return nil }
      let value = declaration.text.escapedForMarkup(inAttribute: true)
      text += "\(text.isEmpty ? "" : " ")\(declaration.name)=\"\(value)\""
    }
    return Fix(tree.range(ofAttribute: attribute), with: text)
  }
}
