import SweepDiagnostics
import SweepXML

/// Finds DOCTYPEs, which programs could load.
struct DocumentType: Rule {
  let definition = RuleDefinition(
    "SH1612", .note, for: [.untrusted], example: .untrusted,
    "A DOCTYPE names a file of declarations. Sweephand and browsers do not load it, but other"
      + " programs may.",
    wrong: """
      <?xml version="1.0"?>
      <!DOCTYPE svg>
      <svg xmlns="http://www.w3.org/2000/svg"/>
      """,
    right: #"<svg xmlns="http://www.w3.org/2000/svg"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for part in Prolog(facts.tree).parts where part.kind == .documentType {
      findings.add(
        "the DOCTYPE has no effect, and nothing it names is loaded", part.place,
        hint: "remove it", fix: part.removal(from: facts.tree))
    }
  }
}
