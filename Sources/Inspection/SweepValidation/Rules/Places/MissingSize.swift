import SweepDiagnostics
import SweepXML

/// Finds files that do not say how large they are.
struct MissingSize: Rule {
  let code = DiagnosticCode(
    "SH1706",
    "A file without 'width', 'height' and 'viewBox' is shown 300 by 150 pixels large, whatever is in"
      + " it.")

  let examples = RuleExamples(
    for: .img,
    bad: [
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0H9\"/></svg>"
    ],
    good: [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0H9\"/></svg>"
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { profile.isPicture ? .warning : nil }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let isSized = ["width", "height"].allSatisfy { facts.tree.attribute($0, of: 0) != nil }
    if isSized || facts.tree.attribute("viewBox", of: 0) != nil { return }
    findings.add(
      "the picture has no size, and is shown 300 by 150 pixels large", .node(0),
      hint: "give it 'width', 'height' and 'viewBox'")
  }
}
