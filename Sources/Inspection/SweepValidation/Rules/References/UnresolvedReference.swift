import SweepDiagnostics
import SweepVocabulary
import SweepXML

/// Finds references to elements that the file does not have.
struct UnresolvedReference: Rule {
  let definition = RuleDefinition(
    // Markup in a page may refer to what stands elsewhere in it.
    "SH1301", .error, except: [.inline: .warning],
    "A reference uses an id that no element in the file has, so its target is not drawn, or the"
      + " animation never begins or has nothing to animate.",
    wrong: ##"<g id="needle"/><use href="#neddle"/>"##,
    fix: (##"href="#neddle""##, ##"href="#needle""##))

  private static let paints: Set<String> = ["fill", "stroke"]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let hints = findings.hints
    func hint(_ id: String) -> String? { hints.name(id, .id, among: { Array(facts.ids) }) }
    for reference in facts.references where isReference(reference, facts) {
      guard facts.element(namedBy: reference) == nil else { continue }
      let isMild =
        reference.kind == .id || reference.attribute == nil
        || facts.svgName(of: reference.node) == "a"
        || reference.hasFallback && Self.paints.contains(reference.property(in: facts.tree))
      findings.add(
        "there is no element with the id \((reference.id ?? "").quoted)", reference.place,
        severity: isMild ? .warning : nil, hint: hint(reference.id ?? ""))
    }
    for animation in facts.animations {
      for (attribute, moment) in animation.moments {
        guard let id = moment.id, let spelling = moment.spelling, facts.element(withID: id) == nil,
          id != "document", id != "window"
        else { continue }
        findings.add(
          "there is no element with the id \(id.quoted)", animation.place(attribute, spelling),
          hint: hint(id))
      }
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
      && Vocabulary.referringAttributes.contains(name.local)
  }
}
