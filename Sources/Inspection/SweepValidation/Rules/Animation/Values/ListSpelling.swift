import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds lists that are spelled in a way that some browsers do not take.
struct ListSpelling: Rule {
  let code = DiagnosticCode(
    "SH1403",
    "Spaces in 'keyTimes', and a semicolon at the end of 'keyTimes' or 'keySplines', are allowed but"
      + " make Safari leave out the animation.")

  let examples = RuleExamples(
    bad: [
      Self.animation(#"keyTimes="0; 1""#), Self.animation(#"keyTimes="0;1;""#),
      Self.animation(#"keyTimes="0;1" calcMode="spline" keySplines="0 0 1 1;""#),
    ],
    good: [
      Self.animation(#"keyTimes="0;1""#),
      Self.animation(#"keyTimes="0;1" calcMode="spline" keySplines="0 0 1 1""#),
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .warning }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations {
      if let attribute = animation[.keyTimes] {
        let value = facts.tree.value(ofAttribute: attribute)
        let space = value.firstIndex(where: \.isXMLSpace)
        let end = value.last == UInt8(ascii: ";") ? value.endIndex - 1 : nil
        if let place = space ?? end {
          findings.add(
            space != nil ? "there are spaces in 'keyTimes'" : "'keyTimes' ends with a semicolon",
            .value(attribute, offset: place - value.startIndex, length: 1),
            hint: space != nil ? "leave them out" : "leave it out",
            mend: mend(attribute, animation.keyTimes, facts))
        }
      }
      if let attribute = animation[.keySplines],
        facts.tree.value(ofAttribute: attribute).withoutSpace.last == UInt8(ascii: ";")
      {
        findings.add(
          "'keySplines' ends with a semicolon", .attribute(attribute), hint: "leave it out",
          mend: mend(attribute, animation.keySplines, facts))
      }
    }
  }

  private func mend(_ attribute: Int, _ items: [ListItem], _ facts: Facts) -> Mend {
    Mend(value: attribute, in: facts.tree, to: items.map(\.text).joined(separator: ";"))
  }

  private static func animation(_ attributes: String) -> String {
    """
    <rect width="9" height="9">
      <animate attributeName="x" values="0;90" \(attributes) dur="2s"/>
    </rect>
    """
  }
}
