import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds DOCTYPEs, which programs could load.
struct DocumentType: Rule {
  let definition = RuleDefinition(
    "SH1612", .note, for: [.untrusted], example: .untrusted,
    "A DOCTYPE names a file of declarations. Sweephand and browsers do not load it, but other"
      + " programs may.",
    wrong: """
      <?xml version="1.0"?>
      <!DOCTYPE svg>
      <svg xmlns="http://www.w3.org/2000/svg"/>
      """,
    right: #"<svg xmlns="http://www.w3.org/2000/svg"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for part in Prolog(facts.tree).parts where part.kind == .documentType {
      findings.add(
        "the DOCTYPE has no effect, and nothing it names is loaded", part.place,
        hint: "remove it", fix: part.removal(from: facts.tree))
    }
  }
}

/// Finds processing instructions, such as those that load style sheets.
struct ProcessingInstruction: Rule {
  let definition = RuleDefinition(
    "SH1611", .error, for: [.untrusted], example: .untrusted,
    "A processing instruction tells a program what to do; '<?xml-stylesheet?>' loads a style sheet"
      + " or an XSLT program.",
    wrong: """
      <?xml-stylesheet href="a.css"?>
      <svg xmlns="http://www.w3.org/2000/svg"/>
      """,
    fix: (#"?xml-stylesheet href="a.css""#, #"?xml version="1.0""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for part in Prolog(facts.tree).parts {
      guard case .instruction(let target) = part.kind else { continue }
      findings.add(
        "'<?\(target)?>' instructs a program", part.place, hint: "remove it",
        fix: part.removal(from: facts.tree))
    }
    let tree = facts.tree
    for node in tree.nodes where tree.kind(of: node) == .instruction {
      findings.add(
        "'<?\(tree.name(of: node).local)?>' instructs a program",
        .node(tree.parent(of: node) ?? 0), hint: "remove it")
    }
  }
}

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

/// Finds filters that take minutes.
struct CostlyFilter: Rule {
  let definition = RuleDefinition(
    "SH1614", .warning, for: .others, except: [.untrusted: .error], example: .untrusted,
    "A filter processes every pixel many times: many octaves, wide blurs and large kernels can"
      + " freeze a browser.",
    wrong: #"<filter id="a"><feTurbulence numOctaves="1000000000"/></filter>"#,
    fix: (#"feTurbulence numOctaves="1000000000""#, #"feGaussianBlur stdDeviation="4""#))

  private static let limits: [(element: String, attribute: String, limit: Double)] = [
    ("feTurbulence", "numOctaves", 10), ("feGaussianBlur", "stdDeviation", 1_000),
    ("feDropShadow", "stdDeviation", 1_000), ("feConvolveMatrix", "order", 20),
    ("feMorphology", "radius", 100), ("feOffset", "dx", 100_000), ("feOffset", "dy", 100_000),
    ("filter", "width", 100_000), ("filter", "height", 100_000), ("filter", "filterRes", 10_000),
  ]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for (element, name, limit) in Self.limits {
      for node in facts.elements(named: element) {
        guard let attribute = facts.tree.attribute(name, of: node) else { continue }
        let most = facts.tree.string(ofAttribute: attribute).largestNumber
        // A percentage is of a box, where 10,000 of them are a hundred boxes.
        let isOver =
          most.isPercentage ? most.value > 10_000 : most.value > limit
        if isOver {
          findings.add(
            "\(name.quoted) of \(element.quoted) makes the filter slow", .attribute(attribute),
            hint: "stay below \(most.isPercentage ? "10000%" : "\(Int(limit))")")
        }
      }
    }
  }
}

extension String {
  var largestNumber: (value: Double, isPercentage: Bool) {
    var largest = 0.0
    for token in CSSTokenizer.tokens(of: utf8) where token.kind == .number {
      largest = max(largest, abs(Double.prefix(of: Array(token.text.utf8)[...])?.number ?? 0))
    }
    return (largest, contains("%"))
  }
}

/// Finds sizes that need more memory than a machine has.
struct GiantSize: Rule {
  let definition = RuleDefinition(
    "SH1615", .warning, for: .others, except: [.untrusted: .error], example: .untrusted,
    "Programs allocate memory by the size of a picture, pattern or mask: with a huge one, some"
      + " fail and some crash.",
    wrong: #"<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="10"/>"#,
    right: #"<pattern id="a" width="4" height="4" patternUnits="userSpaceOnUse"/>"#)

  private static let limit = 100_000.0

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for element in ["svg", "pattern", "mask"] {
      for node in facts.elements(named: element) {
        for name in ["width", "height"] {
          guard let attribute = facts.tree.attribute(name, of: node),
            facts.tree.string(ofAttribute: attribute).largestNumber.value > Self.limit
          else { continue }
          findings.add(
            "\(name.quoted) of \(element.quoted) is above 100000", .attribute(attribute),
            hint: "reduce the size; 'viewBox' can be any size")
        }
      }
    }
  }
}
