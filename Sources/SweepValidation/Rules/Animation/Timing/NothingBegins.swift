import SweepDiagnostics
import SweepXML

/// Finds animations that wait for a link or script that is not there.
struct NothingBegins: Rule {
  let code = DiagnosticCode(
    "SH1428",
    "'begin=\"indefinite\"' waits for a link to the animation or for 'beginElement()' of a script."
      + " Without either it never begins.")

  let examples = RuleExamples(
    bad: [Self.animation("")],
    good: [Self.animation(##"<a href="#sweep"><text y="9">go</text></a>"##)])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    // There a script of the page may begin it.
    profile.isOurs || profile == .inline ? nil : .note
  }

  func check(_ facts: Facts, _ report: inout Report) {
    guard facts.elements(named: "script").isEmpty,
      facts.tree.attribute("data-control", of: 0) == nil
    else { return }
    for animation in facts.animations where !animation.begins.isEmpty {
      guard animation.begins.allSatisfy({ $0.kind == .indefinite }), !isLinked(animation, facts)
      else { continue }
      report.add("nothing in the file begins the animation", animation.place(.begin))
    }
  }

  private func isLinked(_ animation: AnimationFacts, _ facts: Facts) -> Bool {
    guard let id = facts.value("id", of: animation.node) else { return false }
    return facts.linkedIDs.contains(id)
  }

  private static func animation(_ link: String) -> String {
    """
    <rect width="9" height="9">
      <animate id="sweep" attributeName="x" values="0;90" begin="indefinite" dur="2s"/>
    </rect>
    \(link)
    """
  }
}

extension Facts {
  /// The ids that links lead to.
  fileprivate var linkedIDs: Set<String> {
    Set(references.lazy.filter { $0.kind == .link && svgName(of: $0.node) == "a" }.compactMap(\.id))
  }
}
