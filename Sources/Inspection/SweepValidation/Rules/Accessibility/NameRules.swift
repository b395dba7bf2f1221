import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds files without a name for screen readers.
struct MissingName: Rule {
  let definition = RuleDefinition(
    "SH1501", .warning, for: .readAloud,
    "Screen readers announce the 'title' or 'aria-label' of a picture. Mark a decorative picture"
      + " with 'aria-hidden'. 'role=\"img\"' makes every screen reader treat the picture as one"
      + " item.",
    wrong: #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0H9"/></svg>"#,
    right: #"<svg xmlns="http://www.w3.org/2000/svg"><title>A line</title><path d="M0 0H9"/></svg>"#
  )

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    guard facts.svgName(of: 0) == "svg", facts.value("aria-hidden", of: 0) != "true" else { return }
    let role = facts.value("role", of: 0)
    if role == "presentation" || role == "none" { return }
    if tree.elements(of: 0).contains(where: { facts.svgName(of: $0) == "title" }) {
      // Without the role some programs read out every part, and not the title.
      if role == nil, facts.profile == .inline {
        findings.add(
          "some screen readers skip the title without 'role=\"img\"'", .node(0), severity: .note,
          hint: "write role=\"img\"", fix: Fix(adding: "role", "img", to: 0, in: tree))
      }
      return
    }
    let isLabelled = ["aria-label", "aria-labelledby"].contains {
      facts.value($0, of: 0)?.withoutSpace.isEmpty == false
    }
    // Text that is read out is a name, unless a role makes the picture one silent thing.
    if isLabelled || role == nil && !facts.elements(named: "text").isEmpty { return }
    findings.add(
      "the picture has no name for screen readers", .node(0),
      hint: "add a 'title' first, or write aria-hidden=\"true\" if the picture is decorative")
  }
}

/// Finds empty titles and labels.
struct EmptyTitle: Rule {
  let definition = RuleDefinition(
    "SH1502", .warning, for: .readAloud,
    "An empty title or label leaves the picture without a name.",
    wrong: "<g><title> </title></g>",
    fix: ("> <", ">Needle<"))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for node in facts.elements(named: "title") {
      let isEmpty = facts.tree.text(of: node).withoutSpace.isEmpty
      if isEmpty, !facts.tree.elements(of: node).contains(where: { _ in true }) {
        findings.add("the title is empty", .node(node), hint: "describe the picture")
      }
    }
    for attribute in facts.attributes(named: "aria-label")
    where facts.tree.string(ofAttribute: attribute).withoutSpace.isEmpty {
      findings.add("'aria-label' is empty", .attribute(attribute), hint: "describe the element")
    }
  }
}

/// Finds titles that are not the first element.
struct TitleNotFirst: Rule {
  let definition = RuleDefinition(
    "SH1503", .note, for: .readAloud,
    "Some programs read a 'title' only if it is the first element (SVG 1.1, 5.4).",
    wrong: #"<g><path d="M0 0H9"/><title>Needle</title></g>"#,
    right: #"<g><title>Needle</title><path d="M0 0H9"/></g>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for node in facts.elements(named: "title") {
      guard let parent = facts.tree.parent(of: node) else { continue }
      let first = facts.tree.elements(of: parent).first { _ in true }
      if first != node { findings.add("the title is not the first element", .node(node)) }
    }
  }
}

/// Finds WAI-ARIA attributes that the element's role does not support.
struct UselessARIA: Rule {
  let definition = RuleDefinition(
    "SH1506", .warning, for: .readAloud,
    "The role decides which WAI-ARIA attributes an element can have: an 'img' has no value, and an"
      + " element hidden from screen readers has no name.",
    wrong: #"<g role="img" aria-label="Speed" aria-valuenow="4"/>"#,
    right: #"<g role="button" tabindex="0" aria-label="Go" aria-pressed="true"/>"#)

  /// The roles that have a value (WAI-ARIA 1.2, 6.6).
  private static let ranges: Set<String> = [
    "meter", "slider", "scrollbar", "progressbar", "spinbutton", "separator",
  ]
  private static let nameless: Set<String> = ["presentation", "none", "generic"]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.attributes(named: "role") {
      let tree = facts.tree
      let role = tree.string(ofAttribute: attribute).withoutSpace
      if role.contains(" ") { continue }
      for other in tree.attributes(of: tree.owner(ofAttribute: attribute)) {
        let name = tree.name(ofAttribute: other).description
        let isUseless =
          name.hasPrefix("aria-value") && !Self.ranges.contains(role)
          || (name == "aria-label" || name == "aria-labelledby") && Self.nameless.contains(role)
          || name == "aria-checked" && (role == "img" || role == "meter" || role == "slider")
          || name == "aria-pressed" && role != "button"
        if isUseless {
          findings.add("the role \(role.quoted) does not support \(name.quoted)", .attribute(other))
        }
      }
    }
  }
}

/// Finds focusable elements without a role.
struct FocusWithoutRole: Rule {
  let definition = RuleDefinition(
    "SH1509", .warning, for: .readAloud.subtracting([.svg11]),
    "An element that the Tab key reaches needs a role, so that screen readers can announce what it"
      + " does.",
    wrong: #"<g tabindex="0"><path d="M0 0H9"/></g>"#,
    fix: (#"tabindex="0""#, #"tabindex="0" role="button" aria-label="Go""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.attributes(named: "tabindex") {
      let node = facts.tree.owner(ofAttribute: attribute)
      guard Int(facts.tree.string(ofAttribute: attribute)) ?? -1 >= 0,
        facts.value("role", of: node) == nil, facts.svgName(of: node) != "a"
      else { continue }
      findings.add(
        "the element takes the focus but has no role", .attribute(attribute),
        hint: "write its role, such as role=\"button\"")
    }
  }
}
