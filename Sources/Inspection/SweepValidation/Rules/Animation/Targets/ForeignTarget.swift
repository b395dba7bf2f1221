import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds animations of what stands in other files.
struct ForeignTarget: Rule {
  let code = DiagnosticCode(
    "SH1436",
    "The 'href' of an animation is '#' and the id of an element of the same file; nothing reaches into"
      + " other files.")

  let examples = RuleExamples(
    bad: [Self.animation("other.svg#needle"), Self.animation("needle")],
    good: [Self.animation("#needle")])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.target == nil {
      let attribute =
        facts.tree.attribute("href", of: animation.node)
        ?? facts.tree.attribute("href", in: XMLName.xlink, of: animation.node)
      guard let attribute else { continue }
      let address = facts.tree.string(ofAttribute: attribute).withoutSpace
      guard !address.hasPrefix("#") else { continue }
      let isID = facts.element(withID: address) != nil
      findings.add(
        "\(address.quoted) is not in this file", .attribute(attribute),
        hint: isID ? "write '#\(address)'" : nil,
        mend: isID ? Mend(value: attribute, in: facts.tree, to: "#\(address)") : nil)
    }
  }

  private static func animation(_ target: String) -> String {
    """
    <circle id="needle" r="9"/>
    <animate href="\(target)" attributeName="r" values="0;9" dur="2s"/>
    """
  }
}
