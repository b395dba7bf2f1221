import SweepDiagnostics
import SweepXML

/// Finds references without the prefix that SVG 1.1 wants.
struct NewerLink: Rule {
  let code = DiagnosticCode(
    "SH1742", "SVG 1.1 refers by 'xlink:href'; 'href' alone came with SVG 2.")

  let examples = RuleExamples(
    for: .svg11,
    bad: [
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>A</title><g id=\"a\"/><use href=\"#a\"/></svg>"
    ],
    good: [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"><title>A</title><g id=\"a\"/><use xlink:href=\"#a\"/></svg>"
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { profile == .svg11 ? .error : nil }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    for attribute in facts.attributes(where: { $0 == XMLName("href") }) {
      let owner = tree.owner(ofAttribute: attribute)
      guard facts.svgName(of: owner) != nil else { continue }
      let start = tree.range(ofAttribute: attribute).lowerBound
      let declaration =
        " xmlns:xlink=\"\(XMLName.xlink)\""
      // A declaration on the element itself needs no look at those around it.
      let hasOther = tree.attribute("href", in: XMLName.xlink, of: owner) != nil
      findings.add(
        "SVG 1.1 has no attribute 'href'", .attribute(attribute), hint: "write 'xlink:href'",
        mend: hasOther
          ? Mend(removing: attribute, in: tree)
          : Mend(
            start..<start + 4,
            with: isDeclared(at: owner, tree)
              ? "xlink:href" : "\(declaration.dropFirst()) xlink:href"))
    }
  }

  /// Whether the prefix is declared there: an element has an attribute of its namespace only then.
  private func isDeclared(at node: Int, _ tree: XMLTree) -> Bool {
    let bytes = tree.sourceMap.bytes
    var current: Int? = node
    while let node = current {
      let tag = bytes[tree.offset(of: node)...].prefix { $0 != UInt8(ascii: ">") }
      if tag.contains(Array("xmlns:xlink=".utf8)) { return true }
      current = tree.parent(of: node)
    }
    return false
  }
}
