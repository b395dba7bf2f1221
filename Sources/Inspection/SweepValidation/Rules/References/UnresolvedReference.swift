import SweepDiagnostics
import SweepXML

/// Finds references to elements that the file does not have.
struct UnresolvedReference: Rule {
  let code = DiagnosticCode(
    "SH1301",
    "A reference names an id that no element of the file has: what it stands for is not drawn, and"
      + " an animation does not begin or has nothing to move.")

  let examples = RuleExamples(
    bad: [
      "<g id=\"needle\"/><use href=\"#neddle\"/>",
      "<path d=\"M0 0H9V9\" fill=\"url(#rim)\"/>",
      "<path d=\"M0 0H9V9\" style=\"stroke: url(#rim)\"/>",
      "<style>path { clip-path: url(#rim) }</style><path d=\"M0 0H9V9\"/>",
      "<g aria-labelledby=\"caption\"><path d=\"M0 0H9V9\"/></g>",
      "<path d=\"M0 0H9V9\">"
        + "<animate attributeName=\"opacity\" values=\"0;1\" begin=\"sweep.end\" dur=\"1s\"/></path>",
      "<animate href=\"#needle\" attributeName=\"opacity\" values=\"0;1\" dur=\"1s\"/>",
      "<path d=\"M0 0H9V9\"><animateMotion dur=\"1s\"><mpath href=\"#way\"/></animateMotion></path>",
    ],
    good: [
      "<g id=\"needle\"/><use href=\"#needle\"/>",
      "<a href=\"#\"><text id=\"höhe\">up</text></a><a href=\"#h%C3%B6he\"><text>down</text></a>",
      "<image width=\"9\" height=\"9\" href=\"https://example.org/a.svg#b\"/>",
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    // Markup in a page may refer to what stands elsewhere in it.
    profile == .inline ? .warning : .error
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    var hints = HintSearch(among: { Array(facts.ids) })
    for reference in facts.references where isReference(reference, facts) {
      guard facts.element(namedBy: reference) == nil else { continue }
      let isMild =
        reference.kind == .id || reference.attribute == nil
        || facts.svgName(of: reference.node) == "a"
      findings.add(
        "there is no element with the id \((reference.id ?? "").quoted)", reference.place,
        severity: isMild ? .warning : nil, hint: hints.hint(reference.id ?? ""))
    }
    for animation in facts.animations {
      check(animation.begins, .begin, animation, facts, &hints, &findings)
      check(animation.ends, .end, animation, facts, &hints, &findings)
    }
  }

  private func check(
    _ moments: [Moment], _ attribute: AnimationAttribute, _ animation: AnimationFacts,
    _ facts: Facts, _ hints: inout HintSearch, _ findings: inout FindingList
  ) {
    for moment in moments {
      guard let id = moment.id, let spelling = moment.spelling, facts.element(withID: id) == nil,
        id != "document", id != "window"
      else { continue }
      findings.add(
        "there is no element with the id \(id.quoted)", animation.place(attribute, spelling),
        hint: hints.hint(id))
    }
  }

  private func isReference(_ reference: Reference, _ facts: Facts) -> Bool {
    guard let id = reference.id, facts.svgName(of: reference.node) != nil else { return false }
    switch reference.kind {
    case .timing: return false
    case .id: return true
    case .link: return !id.isEmpty || facts.svgName(of: reference.node) != "a"
    case .resource: return isResource(reference, facts)
    // Old editors write 'behavior: url(#default#VML)', and names may be escaped.
    case .style: return !id.contains("#") && !id.contains("\\")
    }
  }

  private func isResource(_ reference: Reference, _ facts: Facts) -> Bool {
    guard let attribute = reference.attribute else { return false }
    let name = facts.tree.name(ofAttribute: attribute)
    return name.namespace.isEmpty && !name.local.hasPrefix("data-")
      && ReferenceKinds.properties.contains(name.local)
  }
}
