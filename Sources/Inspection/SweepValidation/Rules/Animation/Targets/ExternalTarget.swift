import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds animations whose target is in another file.
struct ExternalTarget: AnimationRule {
  let definition = RuleDefinition(
    "SH1436", .error,
    "The 'href' of an animation is '#' followed by the id of an element in the same file."
      + " Animations cannot target other files.",
    wrong: """
      <circle id="needle" r="9"/>
      <animate href="other.svg#needle" attributeName="r" values="0;9" dur="2s"/>
      """,
    fix: (#"href="other.svg#needle""#, ##"href="#needle""##))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.target == nil, let attribute = facts.link(of: animation.node) else { return }
    let address = facts.tree.string(ofAttribute: attribute).withoutSpace
    guard Address.localID(address) == nil else { return }
    let isID = facts.element(withID: address) != nil
    findings.add(
      "\(address.quoted) is not in this file", .attribute(attribute),
      hint: isID ? "write '#\(address)'" : nil,
      fix: isID ? Fix(value: attribute, in: facts.tree, to: "#\(address)") : nil)
  }
}
