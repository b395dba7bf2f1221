import SweepDiagnostics
import SweepXML

/// Finds ids that more than one element has.
struct DuplicateID: Rule {
  let definition = RuleDefinition(
    "SH1303", .error,
    "An id must be unique in a file. References find the first element with it; scripts may find"
      + " another. In files not made by Sweephand, a duplicate that nothing refers to is only a"
      + " warning.",
    wrong: #"<path id="dial" d="M0 0H9"/><path id="dial" d="M0 9H9"/>"#,
    fix: (#"/><path id="dial""#, #"/><path id="line""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard !facts.repeatedIDs.isEmpty else { return }
    let used = Set(facts.references.compactMap(\.id))
    for (id, attributes) in facts.repeatedIDs {
      let isHarmless = !facts.profile.isSweephandOutput && !used.contains(id)
      let first = facts.tree.position(ofAttribute: attributes[0])
      for attribute in attributes.dropFirst() {
        findings.add(
          "the id \(id.quoted) is already used at \(first)", .attribute(attribute),
          severity: isHarmless ? .warning : nil, hint: "rename one of them")
      }
    }
  }
}
