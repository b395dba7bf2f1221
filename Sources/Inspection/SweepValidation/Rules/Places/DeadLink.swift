import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds links where nobody can click.
struct DeadLink: Rule {
  let code = DiagnosticCode(
    "SH1704", "Links within a picture cannot be followed: the page around it has to make the link.")

  let examples = RuleExamples(
    for: .img,
    bad: ["<a href=\"https://example.org/\"><path d=\"M0 0H9\"/></a>"],
    good: ["<g><path d=\"M0 0H9\"/></g>"])

  func severity(in profile: Profile) -> Diagnostic.Severity? { profile.isPicture ? .warning : nil }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where found.use == .link && found.address != .empty {
      findings.add(
        "the link cannot be followed in a picture", found.place,
        hint: "put the picture into a link of the page: <a href=…><img src=…></a>")
    }
  }
}
