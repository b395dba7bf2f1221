import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds files without a size.
struct MissingSize: Rule {
  let definition = RuleDefinition(
    "SH1706", .warning, for: .pictures, example: .img,
    "A file without 'width', 'height' and 'viewBox' is shown at 300 by 150 pixels, whatever its"
      + " content.",
    wrong: #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0H9"/></svg>"#,
    right: #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9"/></svg>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let isSized = ["width", "height"].allSatisfy { facts.tree.attribute($0, of: 0) != nil }
    if isSized || facts.tree.attribute("viewBox", of: 0) != nil { return }
    findings.add(
      "the picture has no size and is shown at 300 by 150 pixels", .node(0),
      hint: "add 'width', 'height' and 'viewBox'")
  }
}

/// Finds colours that only the surrounding page can set.
struct PageColor: Rule {
  let definition = RuleDefinition(
    "SH1705", .warning, for: .pictures, example: .img,
    "The page's colour and variables do not reach into a picture: 'currentColor' is black unless"
      + " the file sets 'color', and a variable has only its fallback value.",
    wrong: #"<path d="M0 0H9" stroke="currentColor"/>"#,
    right: ##"<g color="#135"><path d="M0 0H9" stroke="currentColor"/></g>"##)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let declared = Set(facts.styles.blocks.flatMap(\.declarations).map(\.name))
    checkVariables(facts, declared, &findings)
    if declared.contains("color") { return }
    let colors = Set(["fill", "stroke", "stop-color", "flood-color", "lighting-color"])
    for attribute in facts.attributes(where: { $0.namespace.isEmpty && colors.contains($0.local) })
    {
      guard facts.tree.string(ofAttribute: attribute).lowercased() == "currentcolor",
        !sequence(first: facts.tree.owner(ofAttribute: attribute), next: facts.tree.parent)
          .contains(where: { facts.tree.attribute("color", of: $0) != nil })
      else { continue }
      findings.add(
        "'currentColor' is black in a picture", .attribute(attribute),
        hint: "set 'color' on the root element")
    }
  }

  private func checkVariables(
    _ facts: Facts, _ declared: Set<String>, _ findings: inout FindingList
  ) {
    for piece in facts.styles.pieces {
      for (index, token) in piece.tokens.enumerated()
      where token.kind == .function && token.text.lowercased() == "var" {
        let rest = piece.tokens[(index + 1)...].filter { $0.kind != .space }.prefix(2)
        guard let name = rest.first?.text, rest.last?.isMark(",") != true,
          !declared.contains(name)
        else { continue }
        findings.add(
          "the variable \(name.quoted) has no value in a picture", piece.place(token.range),
          hint: "write var(\(name), …) with a fallback colour")
      }
    }
  }
}
