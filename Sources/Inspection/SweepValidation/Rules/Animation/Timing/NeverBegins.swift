import SweepDiagnostics
import SweepXML

/// Finds animations that wait for a link or script that the file does not have.
struct NeverBegins: Rule {
  let definition = RuleDefinition(
    // There a script of the page may begin it.
    "SH1428", .note, for: .others.subtracting([.inline]),
    "'begin=\"indefinite\"' waits for a link to the animation or a script that calls"
      + " 'beginElement()'. Without either, the animation never begins.",
    wrong: .square(
      #"<animate id="sweep" attributeName="x" values="0;90" begin="indefinite" dur="2s"/>"#),
    right: """
      <rect width="9" height="9">
        <animate id="sweep" attributeName="x" values="0;90" begin="indefinite" dur="2s"/>
      </rect>
      <a href="#sweep"><path d="M0 20H9"/></a>
      """)

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
}

extension Facts {
  /// The ids that links lead to.
  fileprivate var linkedIDs: Set<String> {
    Set(references.lazy.filter { $0.kind == .link && svgName(of: $0.node) == "a" }.compactMap(\.id))
  }
}
