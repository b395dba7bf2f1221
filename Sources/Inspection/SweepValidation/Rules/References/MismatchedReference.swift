import SweepDiagnostics
import SweepXML

/// Finds references to elements of a kind that cannot be used there.
struct MismatchedReference: Rule {
  let code = DiagnosticCode(
    "SH1305",
    "A reference names an element of another kind than can be used there, as when a 'fill' names a"
      + " clip path. Browsers draw as if the reference led nowhere.")

  let examples = RuleExamples(
    bad: [
      "<clipPath id=\"rim\"><path d=\"M0 0H9V9\"/></clipPath><path d=\"M0 0H9V9\" fill=\"url(#rim)\"/>",
      "<linearGradient id=\"fade\"/><path d=\"M0 0H9V9\" mask=\"url(#fade)\"/>",
      "<linearGradient id=\"fade\"/><path d=\"M0 0H9V9\" style=\"filter:url('#fade')\"/>",
      "<linearGradient id=\"fade\"/><use href=\"#fade\"/>",
      "<g id=\"way\"/><path d=\"M0 0H9V9\"><animateMotion dur=\"1s\"><mpath href=\"#way\"/>"
        + "</animateMotion></path>",
    ],
    good: [
      "<clipPath id=\"rim\"><path d=\"M0 0H9V9\"/></clipPath><path d=\"M0 0H9V9\" clip-path=\"url(#rim)\"/>",
      "<linearGradient id=\"fade\"/><radialGradient id=\"glow\" href=\"#fade\"/>"
        + "<circle r=\"9\" fill=\"url(#glow)\"/>",
    ])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for reference in facts.references {
      guard reference.kind == .link || reference.kind == .resource || reference.kind == .style,
        let target = facts.element(namedBy: reference),
        let name = facts.svgName(of: reference.node),
        let found = facts.svgName(of: target),
        let wanted = reference.kind == .link
          ? ReferenceKinds.byElement[name]
          : ReferenceKinds.byProperty[reference.property(in: facts.tree)],
        !wanted.contains(found)
      else { continue }
      let what =
        reference.kind == .link ? name.quoted : reference.property(in: facts.tree).quoted
      findings.add(
        "\(what) cannot use \(reference.address.quoted), which is \(found.quoted)", reference.place,
        severity: name == "use" ? .warning : nil,
        hint: wanted.count < 4 ? "it can use \(words(wanted))" : nil)
    }
  }

  private func words(_ names: Set<String>) -> String {
    names.sorted().map(\.quoted).joined(separator: " and ")
  }
}
