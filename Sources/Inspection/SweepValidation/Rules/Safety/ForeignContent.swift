import SweepDiagnostics
import SweepXML

/// Finds content of other languages that browsers show or load.
struct ForeignContent: Rule {
  let definition = RuleDefinition(
    "SH1607", .error, for: [.untrusted], example: .untrusted,
    "HTML inside SVG, in 'foreignObject' or by its namespace, can do anything that a page can, and"
      + " its meaning changes when a page inlines the file.",
    wrong: #"<foreignObject width="9" height="9"/>"#,
    right: #"<metadata><a xmlns="urn:example"/></metadata>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    let isForeign = tree.names.map { name in
      !ScriptElement.names.contains(name.local.lowercased())
        && (Self.namespaces.contains(name.namespace)
          || Self.names.contains(name.local.lowercased()))
    }
    guard isForeign.contains(true) else { return }
    var end = 0
    for node in tree.nodes
    where node >= end && tree.isElement(node) && isForeign[tree.nameNumber(of: node)] {
      end = tree.end(of: node)
      findings.add(
        "\(tree.spelling(of: node).quoted) is not SVG", .node(node),
        hint: "draw the content with SVG", fix: Fix(tree.range(of: node)))
    }
  }

  private static let namespaces: Set<String> = [
    "http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML",
    "http://www.w3.org/2001/XInclude",
  ]
  private static let names: Set<String> = [
    "foreignobject", "html", "body", "iframe", "frame", "embed", "object", "applet", "audio",
    "video", "source", "track", "canvas", "img", "link", "meta", "base", "form", "input", "button",
    "annotation-xml", "noscript", "template", "portal", "math",
  ]
}
