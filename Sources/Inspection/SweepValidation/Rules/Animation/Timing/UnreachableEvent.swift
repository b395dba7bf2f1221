import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds animations that wait for pointer events of an element that receives none.
struct UnreachableEvent: AnimationRule {
  let definition = RuleDefinition(
    "SH1429", .note,
    "An element with 'pointer-events=\"none\"' does not receive pointer events such as 'click'.",
    wrong: """
      <circle r="9" pointer-events="none">
        <animate attributeName="r" values="0;9" begin="click" dur="2s"/>
      </circle>
      """,
    fix: (#"r="9" pointer-events="none""#, #"r="9""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    for (attribute, moment) in animation.moments {
      guard case .event(let name) = moment.kind, Self.isPointerEvent(name),
        let source = moment.id.map(facts.element(withID:)) ?? animation.target,
        cannotBePointedAt(source, facts)
      else { continue }
      findings.add(
        "the element has 'pointer-events=\"none\"', so it receives no \(name.quoted)",
        animation.place(attribute, moment.item))
    }
  }

  private static func isPointerEvent(_ name: String) -> Bool {
    name == "click" || name == "dblclick" || name.hasPrefix("mouse") || name.hasPrefix("pointer")
      || name.hasPrefix("touch")
  }

  /// Whether the element, or else its nearest ancestor with `pointer-events`, receives none.
  private func cannotBePointedAt(_ node: Int, _ facts: Facts) -> Bool {
    sequence(first: node, next: facts.tree.parent).prefix(256).lazy
      .compactMap { facts.value("pointer-events", of: $0) }.first?.withoutSpace == "none"
  }
}
