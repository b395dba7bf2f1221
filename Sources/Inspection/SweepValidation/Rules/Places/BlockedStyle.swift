import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds styles where the page allows none.
struct BlockedStyle: Rule {
  let code = DiagnosticCode(
    "SH1721",
    "Under a Content-Security-Policy without 'unsafe-inline' for styles, 'style' attributes and"
      + " elements count as if they were not there. Presentation attributes such as 'fill' do count,"
      + " and can be animated.")

  let examples = RuleExamples(
    for: .strictCSP,
    bad: [
      "<path d=\"M0 0H9\" style=\"fill:red\"/>", "<style>path{fill:red}</style>",
    ],
    good: ["<path d=\"M0 0H9\" fill=\"red\"/>"])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile == .strictCSP ? .error : nil
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for piece in facts.styles.pieces {
      guard let attribute = piece.attribute else {
        checkElement(piece, &findings)
        continue
      }
      guard facts.tree.name(ofAttribute: attribute) == XMLName("style") else { continue }
      let mend = Self.mend(attribute, CSSDeclaration.read(piece.tokens), facts)
      findings.add(
        "the 'style' attribute is blocked", .attribute(attribute),
        hint: "write its properties as attributes", mend: mend)
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
        ? "the style is blocked, so that everything moves for readers who ask for less motion too"
        : "the style is blocked", .node(piece.node),
      severity: isForStillness ? .note : isExtra ? .warning : .error,
      hint: isForStillness
        ? "show the file as a picture there, or write it with '--motion none'"
        : "write its properties as attributes")
  }

  /// The properties as attributes, where each can be one that the element does not have yet.
  private static func mend(
    _ attribute: Int, _ declarations: [CSSDeclaration], _ facts: Facts
  ) -> Mend? {
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
      let value = declaration.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing("\"", with: "&quot;")
      text += "\(text.isEmpty ? "" : " ")\(declaration.name)=\"\(value)\""
    }
    return Mend(tree.range(ofAttribute: attribute), with: text)
  }
}
