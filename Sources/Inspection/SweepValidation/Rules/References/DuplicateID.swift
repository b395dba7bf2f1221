import SweepDiagnostics
import SweepXML

/// Finds ids that more than one element has.
struct DuplicateID: Rule {
  let code = DiagnosticCode(
    "SH1303",
    "An id may stand once in a file; references find the first element with it, and scripts may find"
      + " another. In files for others than ourselves, one that nothing refers to is only warned of."
  )

  let examples = RuleExamples(
    bad: [
      "<path id=\"dial\" d=\"M0 0H9\"/><path id=\"dial\" d=\"M0 9H9\"/>",
      "<path id=\"a\" d=\"M0 0H9\"/><path id=\"a\" d=\"M0 9H9\"/><use href=\"#a\"/>",
    ],
    good: [
      "<path id=\"dial\" d=\"M0 0H9\"/><path id=\"line\" d=\"M0 9H9\"/>"
    ])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard !facts.repeatedIDs.isEmpty else { return }
    let used = Set(facts.references.compactMap(\.id))
    for (id, attributes) in facts.repeatedIDs {
      let isHarmless = !facts.profile.isOurs && !used.contains(id)
      let first = facts.tree.position(ofAttribute: attributes[0])
      for attribute in attributes.dropFirst() {
        findings.add(
          "the id \(id.quoted) is that of another element at \(first)", .attribute(attribute),
          severity: isHarmless ? .warning : nil, hint: "give one of them another name")
      }
    }
  }
}
