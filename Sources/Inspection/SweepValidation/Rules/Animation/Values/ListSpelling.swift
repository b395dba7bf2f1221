import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds lists in a form that Safari rejects.
struct ListSpelling: AnimationRule {
  let definition = RuleDefinition(
    "SH1403", .warning,
    "Spaces in 'keyTimes', or a semicolon at the end of 'keyTimes' or 'keySplines', are valid, but"
      + " Safari ignores the animation.",
    wrong: .square(#"<animate attributeName="x" values="0;90" keyTimes="0; 1" dur="2s"/>"#),
    fix: (#"keyTimes="0; 1""#, #"keyTimes="0;1""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    if let attribute = animation[.keyTimes] {
      let value = facts.tree.value(ofAttribute: attribute)
      let space = value.firstIndex(where: \.isXMLSpace)
      let end = value.last == UInt8(ascii: ";") ? value.endIndex - 1 : nil
      if let place = space ?? end {
        findings.add(
          space != nil ? "'keyTimes' contains spaces" : "'keyTimes' ends with a semicolon",
          .value(attribute, offset: place - value.startIndex, length: 1),
          hint: space != nil ? "remove them" : "remove it",
          fix: fix(attribute, animation.keyTimes, facts))
      }
    }
    if let attribute = animation[.keySplines],
      facts.tree.value(ofAttribute: attribute).withoutSpace.last == UInt8(ascii: ";")
    {
      findings.add(
        "'keySplines' ends with a semicolon", .attribute(attribute), hint: "remove it",
        fix: fix(attribute, animation.keySplines, facts))
    }
  }

  private func fix(_ attribute: Int, _ items: [ListItem], _ facts: Facts) -> Fix {
    Fix(value: attribute, in: facts.tree, to: items.map(\.text).joined(separator: ";"))
  }
}
