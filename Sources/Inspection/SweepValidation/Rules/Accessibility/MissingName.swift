import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds files that say in no words what they show.
struct MissingName: Rule {
  let code = DiagnosticCode(
    "SH1501",
    "Readers who do not see the picture hear its 'title', or 'aria-label'. What is an ornament says so"
      + " by 'aria-hidden'. 'role=\"img\"' makes all readers take the picture as one thing.")

  let examples = RuleExamples(
    bad: ["<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0H9\"/></svg>"],
    good: [
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>A line</title><path d=\"M0 0H9\"/></svg>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" aria-hidden=\"true\"><path d=\"M0 0H9\"/></svg>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"A line\"/>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><text y=\"9\">72 km/h</text></svg>",
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile.isReadOut ? .warning : nil
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    guard facts.svgName(of: 0) == "svg", facts.value("aria-hidden", of: 0) != "true" else { return }
    let role = facts.value("role", of: 0)
    if role == "presentation" || role == "none" { return }
    if tree.elements(of: 0).contains(where: { facts.svgName(of: $0) == "title" }) {
      // Without the role some programs read out every part, and not the title.
      if role == nil, facts.profile == .inline {
        findings.add(
          "the title is not read out everywhere without 'role=\"img\"'", .node(0), severity: .note,
          hint: "write role=\"img\"", mend: Mend(adding: "role", "img", to: 0, in: tree))
      }
      return
    }
    let isLabelled = ["aria-label", "aria-labelledby"].contains {
      facts.value($0, of: 0)?.withoutSpace.isEmpty == false
    }
    // Text that is read out is a name, unless a role makes the picture one silent thing.
    if isLabelled || role == nil && !facts.elements(named: "text").isEmpty { return }
    findings.add(
      "the picture has no name for readers who do not see it", .node(0),
      hint: "put a 'title' first, or write aria-hidden=\"true\" if it is an ornament")
  }
}
