import SweepDiagnostics
import SweepVocabulary
import SweepXML

/// Finds elements and attributes that SVG 1.1 does not have.
struct NewerThan11: Rule {
  let definition = RuleDefinition(
    "SH1741", .error, for: [.svg11], example: .svg11,
    "SVG 1.1 targets old programs: features of SVG 2, WAI-ARIA or HTML are not valid there and may"
      + " have no effect.",
    wrong: #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><g tabindex="0"/></svg>"#,
    fix: (#"g tabindex="0""#, "g"))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    for name in SVG11.missingElements {
      for node in facts.elements(named: name) {
        findings.add("SVG 1.1 has no element \(name.quoted)", .node(node))
      }
    }
    let newer = facts.attributes {
      $0.namespace.isEmpty && SVG11.lacks(attribute: $0.local, of: "")
    }
    for attribute in newer {
      let owner = tree.owner(ofAttribute: attribute)
      let name = tree.name(ofAttribute: attribute).local
      guard let element = facts.svgName(of: owner), SVG11.lacks(attribute: name, of: element)
      else { continue }
      findings.add(
        "SVG 1.1 has no attribute \(name.quoted)", .attribute(attribute),
        hint: name == "lang" ? "write 'xml:lang'" : nil)
    }
  }
}

/// Finds elements without an attribute that SVG 1.1 requires.
struct MissingFrom11: Rule {
  let definition = RuleDefinition(
    "SH1744", .error, for: [.svg11], example: .svg11,
    "The document type of SVG 1.1 requires attributes that have a default in SVG 2, such as 'width'"
      + " of 'rect'. Old programs reject the file or do not draw the element.",
    wrong:
      #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><rect width="9"/></svg>"#,
    fix: (#"width="9""#, #"width="9" height="9""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for (element, names) in SVG11.requiredAttributes.sorted(by: { $0.key < $1.key }) {
      for node in facts.elements(named: element) {
        for name in names where !has(name, node, facts) {
          findings.add("SVG 1.1 requires \(name.quoted) on \(element.quoted)", .node(node))
        }
      }
    }
  }

  private func has(_ name: String, _ node: Int, _ facts: Facts) -> Bool {
    // 'href' without a prefix is a finding of its own.
    name == "xlink:href"
      ? facts.link(of: node) != nil : facts.tree.attribute(name, of: node) != nil
  }
}

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
