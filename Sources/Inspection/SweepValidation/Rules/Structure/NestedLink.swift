import SweepDiagnostics
import SweepXML

/// Finds links inside links.
struct NestedLink: Rule {
  let definition = RuleDefinition(
    "SH1110", .warning,
    "A link cannot contain another one: browsers follow only one of them, and in a page of HTML the"
      + " second start tag ends the first link.",
    wrong: ##"<g id="x"><a href="#x"><a href="#x"><path d="M0 0H9"/></a></a></g>"##,
    fix: (##"<a href="#x"><a href="#x"><path d="M0 0H9"/></a></a>"##, ##"<path d="M0 0H9"/>"##))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    var end = 0
    for link in facts.elements(named: "a") {
      // Links are in the order of the document, so that one before the end is within.
      if link < end { findings.add("a link inside a link", .node(link)) }
      end = max(end, tree.end(of: link))
    }
  }
}
