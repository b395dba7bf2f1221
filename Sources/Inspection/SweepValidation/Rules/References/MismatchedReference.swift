import SweepDiagnostics
import SweepVocabulary
import SweepXML

/// Finds references to the wrong kind of element.
struct MismatchedReference: Rule {
  let definition = RuleDefinition(
    "SH1305", .error,
    "A reference points to the wrong kind of element, such as a 'fill' that names a clip path."
      + " Browsers ignore the reference.",
    wrong:
      #"<clipPath id="rim"><path d="M0 0H9V9"/></clipPath><path d="M0 0H9V9" fill="url(#rim)"/>"#,
    fix: (#"fill="url(#rim)""#, #"clip-path="url(#rim)""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for reference in facts.references {
      guard reference.kind == .link || reference.kind == .resource || reference.kind == .style,
        let target = facts.element(namedBy: reference),
        let name = facts.svgName(of: reference.node),
        let found = facts.svgName(of: target),
        let wanted = reference.kind == .link
          ? Vocabulary.targets(ofLinkIn: name)
          : Vocabulary.targets(ofProperty: reference.property(in: facts.tree)),
        !wanted.contains(found)
      else { continue }
      let what =
        reference.kind == .link ? name.quoted : reference.property(in: facts.tree).quoted
      findings.add(
        "\(what) cannot use \(reference.address.quoted), a \(found.quoted) element",
        reference.place,
        severity: name == "use" ? .warning : nil,
        hint: wanted.names.count < 4 ? "use \(words(wanted))" : nil)
    }
  }

  private func words(_ category: ElementCategory) -> String {
    category.names.sorted().map(\.quoted).joined(separator: " or ")
  }
}
