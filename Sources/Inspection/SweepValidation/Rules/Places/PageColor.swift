import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds colours that only a page around the file could give.
struct PageColor: Rule {
  let code = DiagnosticCode(
    "SH1705",
    "The page's colour and variables do not reach into a picture: 'currentColor' is black there"
      + " unless the file sets 'color', and a variable has only the value that stands behind it.")

  let examples = RuleExamples(
    for: .img,
    bad: [
      "<path d=\"M0 0H9\" stroke=\"currentColor\"/>",
      "<path d=\"M0 0H9\" style=\"stroke:var(--accent)\"/>",
    ],
    good: [
      "<g color=\"#135\"><path d=\"M0 0H9\" stroke=\"currentColor\"/></g>",
      "<path d=\"M0 0H9\" style=\"stroke:var(--accent,#135)\"/>",
      "<style>svg{--accent:#135}</style><path d=\"M0 0H9\" style=\"stroke:var(--accent)\"/>",
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { profile.isPicture ? .warning : nil }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    checkVariables(facts, &findings)
    let declared = facts.styles.pieces.flatMap { CSSDeclaration.read($0.declarationTokens) }
    if facts.styles.rules.flatMap(\.declarations).contains(where: { $0.name == "color" }) { return }
    guard !declared.contains(where: { $0.name == "color" }) else { return }
    let colors = Set(["fill", "stroke", "stop-color", "flood-color", "lighting-color"])
    for attribute in facts.attributes(where: { $0.namespace.isEmpty && colors.contains($0.local) })
    {
      guard facts.tree.string(ofAttribute: attribute).lowercased() == "currentcolor",
        !hasColor(facts.tree.owner(ofAttribute: attribute), facts.tree)
      else { continue }
      findings.add(
        "'currentColor' is black in a picture", .attribute(attribute),
        hint: "set 'color' on the outermost element")
    }
  }

  private func hasColor(_ node: Int, _ tree: XMLTree) -> Bool {
    var current: Int? = node
    while let node = current {
      if tree.attribute("color", of: node) != nil { return true }
      current = tree.parent(of: node)
    }
    return false
  }

  private func checkVariables(_ facts: Facts, _ findings: inout FindingList) {
    let set = Set(
      facts.styles.pieces.flatMap(\.tokens).filter { $0.kind == .word && $0.text.hasPrefix("--") }
        .map(\.text))
    // A name that is used without being set occurs behind 'var(' alone.
    let declared = Set(
      (facts.styles.rules.flatMap(\.declarations)
        + facts.styles.pieces.flatMap { CSSDeclaration.read($0.declarationTokens) })
        .map(\.name)
    ).intersection(set)
    for piece in facts.styles.pieces {
      for (index, token) in piece.tokens.enumerated()
      where token.kind == .function && token.text.lowercased() == "var" {
        let rest = piece.tokens[(index + 1)...].filter { $0.kind != .space }.prefix(2)
        guard let name = rest.first?.text, rest.last?.isMark(",") != true,
          !declared.contains(name)
        else { continue }
        findings.add(
          "the variable \(name.quoted) has no value in a picture", piece.place(token.range),
          hint: "write var(\(name), …) with a colour behind the comma")
      }
    }
  }
}

extension StyleFacts.Piece {
  /// The tokens, where they are declarations and no rules or single values.
  var declarationTokens: [CSSToken] {
    attribute == nil || !tokens.contains { $0.isMark(":") } ? [] : tokens
  }
}
