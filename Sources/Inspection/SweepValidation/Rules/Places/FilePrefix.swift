import SweepDiagnostics
import SweepXML

/// Finds what only files begin with, in markup that is for a page.
struct FilePrefix: Rule {
  let code = DiagnosticCode(
    "SH1711",
    "In an HTML page an XML declaration or another instruction is a comment and a DOCTYPE is a"
      + " mistake: markup that is put into a page begins with '<svg'.")

  let examples = RuleExamples(
    for: .inline,
    bad: [
      "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"><title>A</title></svg>"
    ],
    good: ["<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"><title>A</title></svg>"])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile == .inline ? .warning : nil
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for part in Prolog(facts.tree).parts {
      let name: String
      switch part.kind {
      case .comment: continue
      case .declaration: name = "an XML declaration"
      case .documentType: name = "a DOCTYPE"
      case .instruction(let target): name = "'<?\(target)?>'"
      }
      findings.add(
        "\(name) has no place within a page", part.place, hint: "begin with '<svg'",
        mend: part.removal(from: facts.tree))
    }
  }
}
