import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds files without a name for screen readers.
struct MissingName: Rule {
  let definition = RuleDefinition(
    "SH1501", .warning, for: .readAloud,
    "Screen readers announce the 'title' or 'aria-label' of a picture. Mark a decorative picture"
      + " with 'aria-hidden'. 'role=\"img\"' makes every screen reader treat the picture as one"
      + " item.",
    wrong: #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0H9"/></svg>"#,
    right: #"<svg xmlns="http://www.w3.org/2000/svg"><title>A line</title><path d="M0 0H9"/></svg>"#
  )

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    guard facts.svgName(of: 0) == "svg", facts.value("aria-hidden", of: 0) != "true" else { return }
    let role = facts.value("role", of: 0)
    if role == "presentation" || role == "none" { return }
    if tree.elements(of: 0).contains(where: { facts.svgName(of: $0) == "title" }) {
      // Without the role some programs read out every part, and not the title.
      if role == nil, facts.profile == .inline {
        findings.add(
          "some screen readers skip the title without 'role=\"img\"'", .node(0), severity: .note,
          hint: "write role=\"img\"", fix: Fix(adding: "role", "img", to: 0, in: tree))
      }
      return
    }
    let isLabelled = ["aria-label", "aria-labelledby"].contains {
      facts.value($0, of: 0)?.withoutSpace.isEmpty == false
    }
    // Text that is read out is a name, unless a role makes the picture one silent thing.
    if isLabelled || role == nil && !facts.elements(named: "text").isEmpty { return }
    findings.add(
      "the picture has no name for screen readers", .node(0),
      hint: "add a 'title' first, or write aria-hidden=\"true\" if the picture is decorative")
  }
}
