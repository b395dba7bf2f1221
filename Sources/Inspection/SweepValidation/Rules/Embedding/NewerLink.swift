import SweepDiagnostics
import SweepXML

/// Finds references without the prefix that SVG 1.1 needs.
struct NewerLink: Rule {
  let definition = RuleDefinition(
    "SH1742", .error, for: [.svg11], example: .svg11,
    "SVG 1.1 uses 'xlink:href'; plain 'href' came with SVG 2.",
    wrong:
      ##"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><g id="a"/><use href="#a"/></svg>"##,
    right:
      ##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><title>A</title><g id="a"/><use xlink:href="#a"/></svg>"##
  )

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    for attribute in facts.attributes(named: "href") {
      let owner = tree.owner(ofAttribute: attribute)
      guard facts.svgName(of: owner) != nil else { continue }
      let start = tree.range(ofAttribute: attribute).lowerBound
      let declaration = "xmlns:xlink=\"\(XMLName.xlink)\" "
      // A declaration on the element itself needs no look at those around it.
      let hasOther = tree.attribute("href", in: XMLName.xlink, of: owner) != nil
      findings.add(
        "SVG 1.1 has no attribute 'href'", .attribute(attribute), hint: "write 'xlink:href'",
        fix: hasOther
          ? Fix(removing: attribute, in: tree)
          : Fix(
            start..<start, with: isDeclared(at: owner, tree) ? "xlink:" : declaration + "xlink:"))
    }
  }

  /// Whether the prefix is declared there: an element has an attribute of its namespace only then.
  private func isDeclared(at node: Int, _ tree: XMLTree) -> Bool {
    let bytes = tree.sourceMap.bytes
    return sequence(first: node, next: tree.parent).contains { node in
      let tag = bytes[tree.offset(of: node)...].prefix { $0 != UInt8(ascii: ">") }
      return tag.contains(Array("xmlns:xlink=".utf8))
    }
  }
}
