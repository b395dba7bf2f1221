import SweepDiagnostics
import SweepXML

/// Finds DOCTYPEs, which programs might follow.
struct DocumentType: Rule {
  let code = DiagnosticCode(
    "SH1612",
    "A DOCTYPE names a file of declarations. Nothing is loaded here and browsers load none, but other"
      + " programs may.")

  let examples = RuleExamples(
    for: .untrusted,
    bad: ["<?xml version=\"1.0\"?>\n<!DOCTYPE svg>\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>"],
    good: ["<svg xmlns=\"http://www.w3.org/2000/svg\"/>"])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile == .untrusted ? .note : nil
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for part in Prolog(facts.tree).parts where part.kind == .documentType {
      findings.add(
        "the DOCTYPE has no effect, and nothing that it names is loaded", part.place,
        hint: "take it away", mend: part.removal(from: facts.tree))
    }
  }
}
