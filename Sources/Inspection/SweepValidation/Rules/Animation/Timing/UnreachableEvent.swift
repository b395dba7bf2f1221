import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds animations that wait for the pointer on what it cannot touch.
struct UnreachableEvent: Rule {
  let code = DiagnosticCode(
    "SH1429",
    "What has 'pointer-events=\"none\"' is not touched by a pointer, so that events such as 'click' do"
      + " not come from it.")

  let examples = RuleExamples(
    bad: [Self.animation(#" pointer-events="none""#)], good: [Self.animation("")])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .note }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations {
      for (attribute, moments) in [
        (AnimationAttribute.begin, animation.begins), (.end, animation.ends),
      ] {
        for moment in moments {
          guard case .event(let name) = moment.kind, Self.isOfPointer(name),
            let source = moment.id.map(facts.element(withID:)) ?? animation.target,
            isUntouchable(source, facts)
          else { continue }
          findings.add(
            "the element has 'pointer-events=\"none\"', so that there is no \(name.quoted)",
            animation.place(attribute, moment.item))
        }
      }
    }
  }

  private static func isOfPointer(_ name: String) -> Bool {
    name == "click" || name == "dblclick" || name.hasPrefix("mouse") || name.hasPrefix("pointer")
      || name.hasPrefix("touch")
  }

  /// Whether the element, or the nearest around it that says anything, lets pointers through.
  private func isUntouchable(_ node: Int, _ facts: Facts) -> Bool {
    var current: Int? = node
    var steps = 0
    while let node = current, steps < 256 {
      if let value = facts.value("pointer-events", of: node) { return value.withoutSpace == "none" }
      (current, steps) = (facts.tree.parent(of: node), steps + 1)
    }
    return false
  }

  private static func animation(_ attribute: String) -> String {
    """
    <circle r="9"\(attribute)>
      <animate attributeName="r" values="0;9" begin="click" dur="2s"/>
    </circle>
    """
  }
}
