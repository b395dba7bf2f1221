import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds rules that also apply to the rest of the page.
struct LeakingStyle: Rule {
  let definition = RuleDefinition(
    "SH1713", .warning, for: [.inline, .sanitized], example: .inline,
    "A style in a page applies to the whole page: a rule for 'path' or '.st0' also changes other"
      + " files on the page, and theirs change this one.",
    wrong: "<style>path{fill:red}</style>",
    right: #"<style>#k3f9a_dial path{fill:red}</style><g id="k3f9a_dial"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let prefix = MissingIDPrefix.prefix(of: facts) ?? ""
    for piece in facts.styles.pieces where piece.attribute == nil {
      let leaking = CSSRule.read(piece.tokens).flatMap(\.selectors).first {
        !Self.isOwn($0, prefix: prefix)
      }
      guard let leaking else { continue }
      let text = leaking.map { Self.source($0) }.joined()
      findings.add(
        "the rule for \(text.quoted) applies to the whole page", .node(piece.node),
        hint: "prefix the selector with '#' and the id of the root element")
    }
  }

  private static func isOwn(_ selector: [CSSToken], prefix: String) -> Bool {
    if selector.contains(where: { $0.kind == .hash }) { return true }
    return !prefix.isEmpty
      && zip(selector, selector.dropFirst()).contains { mark, name in
        mark.isMark(".") && name.text.hasPrefix(prefix)
      }
  }

  private static func source(_ token: CSSToken) -> String {
    token.kind == .function ? token.text + "(" : token.text
  }
}

/// Finds ids that other files of the page could also use.
struct MissingIDPrefix: Rule {
  let definition = RuleDefinition(
    "SH1712", .note, for: [.inline, .strictCSP, .sanitized], example: .inline,
    "All files on a page share its ids: if two files use 'title' or 'a', both refer to the first."
      + " A prefix that is unique to the file keeps them apart.",
    wrong: #"<path id="a" d="M0 0H9"/><path id="needle" d="M0 0H9"/>"#,
    right: #"<path id="k3f9a_arc" d="M0 0H9"/><path id="k3f9a_needle" d="M0 0H9"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard Self.prefix(of: facts) == nil else { return }
    guard let first = facts.attributes(named: "id").first else { return }
    findings.add(
      "the ids have no prefix of their own, so another file on the page may use them too",
      .attribute(first), hint: "add one, as 'sweephand render --id-prefix auto' does")
  }

  /// The prefix that all ids share; nil if it is too short to be unique to the file.
  static func prefix(of facts: Facts) -> String? {
    var prefix: Substring?
    var count = 0
    for id in facts.ids {
      prefix = (prefix ?? id[...]).prefix(commonWith: id)
      count += 1
    }
    guard let prefix else { return count == 0 ? "" : nil }
    return prefix.count >= (count == 1 ? 6 : 3) ? String(prefix) : nil
  }
}

extension Substring {
  fileprivate func prefix(commonWith other: String) -> Substring {
    let length = zip(self, other).prefix { $0 == $1 }.count
    return prefix(length)
  }
}

/// Finds namespace prefixes, which HTML does not know.
struct NamespacePrefix: Rule {
  let definition = RuleDefinition(
    "SH1714", .error, for: [.inline, .strictCSP, .sanitized], example: .inline,
    "HTML has no namespaces: in a page, '<svg:path>' is an unknown element and is not drawn. Only"
      + " the prefixes in 'xlink:href' and 'xml:lang' work.",
    wrong: #"<s:path xmlns:s="http://www.w3.org/2000/svg" d="M0 0H9"/>"#,
    right: #"<path d="M0 0H9"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    var hasNoted = false
    for node in tree.nodes where tree.isElement(node) {
      let isSVG = facts.svgName(of: node) != nil
      if isSVG, tree.spelling(of: node).contains(":") {
        findings.add(
          "\(tree.spelling(of: node).quoted) is unknown in HTML and is not drawn", .node(node),
          hint: "declare the SVG namespace without a prefix")
      }
      if hasNoted { continue }
      let known = ["", XMLName.xlink, XMLName.xml]
      let foreign = tree.attributes(of: node).first {
        !known.contains(tree.name(ofAttribute: $0).namespace)
      }
      if let foreign {
        hasNoted = true
        findings.add(
          "attributes such as \(tree.spelling(ofAttribute: foreign).quoted) only make the page longer",
          .attribute(foreign), severity: .note, hint: "save the file as plain SVG")
      }
    }
  }
}

/// Finds CDATA sections that HTML reads as comments.
struct LostCDATA: Rule {
  let definition = RuleDefinition(
    "SH1715", .warning, for: [.inline], example: .inline,
    "In a page, the content of 'title', 'desc' and 'foreignObject' is HTML, where a CDATA section"
      + " is a comment: its text is lost.",
    wrong: "<desc><![CDATA[72 km/h]]></desc>",
    fix: ("<![CDATA[72 km/h]]>", "72 km/h"))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for name in ["title", "desc", "foreignObject"] {
      for node in facts.elements(named: name) {
        let bytes = facts.tree.sourceMap.bytes[facts.tree.range(of: node)]
        guard bytes.contains(Array("<![CDATA[".utf8)) else { continue }
        findings.add(
          "the CDATA section in \(name.quoted) is lost in a page", .node(node),
          hint: "write the text with '&lt;' and '&amp;'")
      }
    }
  }
}

/// Finds XML declarations, instructions and DOCTYPEs in inline markup.
struct MisplacedProlog: Rule {
  let definition = RuleDefinition(
    "SH1711", .warning, for: [.inline], example: .inline,
    "In an HTML page, an XML declaration or another instruction is a comment, and a DOCTYPE is an"
      + " error. Inline markup begins with '<svg'.",
    wrong: """
      <?xml version="1.0"?>
      <svg xmlns="http://www.w3.org/2000/svg" role="img"><title>A</title></svg>
      """,
    right: #"<svg xmlns="http://www.w3.org/2000/svg" role="img"><title>A</title></svg>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for part in Prolog(facts.tree).parts {
      let name: String
      switch part.kind {
      case .comment: continue
      case .declaration: name = "an XML declaration"
      case .documentType: name = "a DOCTYPE"
      case .instruction(let target): name = "'<?\(target)?>'"
      }
      findings.add(
        "\(name) does not belong in a page", part.place, hint: "begin with '<svg'",
        fix: part.removal(from: facts.tree))
    }
  }
}
