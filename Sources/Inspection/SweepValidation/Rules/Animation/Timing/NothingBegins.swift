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
    good: [Self.animation(##"<a href="#sweep"><path d="M0 20H9"/></a>"##)])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    // There a script of the page may begin it.
    profile.isOurs || profile == .inline ? nil : .note
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard facts.elements(named: "script").isEmpty,
      facts.tree.attribute("data-control", of: 0) == nil
    else { return }
    let waiting = facts.animations.filter { animation in
      !animation.begins.isEmpty && animation.begins.allSatisfy { $0.kind == .indefinite }
    }
    guard !waiting.isEmpty else { return }
    let linked = facts.linkedIDs
    for animation in waiting {
      if let id = facts.value("id", of: animation.node), linked.contains(id) { continue }
      findings.add("nothing in the file begins the animation", animation.place(.begin))
    }
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
