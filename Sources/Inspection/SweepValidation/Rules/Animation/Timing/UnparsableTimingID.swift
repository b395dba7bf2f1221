import SweepDiagnostics

/// Finds ids that Chromium cuts off in `begin` and `end`.
struct UnparsableTimingID: AnimationRule {
  let definition = RuleDefinition(
    "SH1421", .error,
    "In 'begin' and 'end', a hyphen is a minus sign and a dot separates an id from an event."
      + " Chromium never finds an id that contains either, even when escaped with a backslash.",
    wrong: """
      <rect width="9" height="9">
        <animate id="sweep-1" attributeName="x" values="0;90" dur="2s"/>
        <animate attributeName="y" values="0;90" begin="sweep-1.end" dur="2s"/>
      </rect>
      """,
    fix: ("sweep-1", "sweep_1"))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    for (attribute, moment) in animation.moments {
      guard let spelling = moment.spelling, let id = moment.id, facts.element(withID: id) != nil,
        let mark = spelling.bytes.first(where: {
          $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        })
      else { continue }
      let what = mark == UInt8(ascii: "-") ? "hyphen" : "dot"
      findings.add(
        "the id \(id.quoted) contains a \(what), where Chromium cuts it off",
        animation.place(attribute, spelling),
        hint: "use only letters, digits and underscores in the id")
    }
  }
}
