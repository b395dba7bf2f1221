import SweepDiagnostics
import SweepVocabulary
import SweepXML

/// Finds `url()` without the `#` of an id.
struct MissingHash: Rule {
  let definition = RuleDefinition(
    // There everything outside of the file is an error.
    "SH1306", .error, for: [.svg2, .svg11, .inline, .strictCSP, .sanitized],
    "'url(#id)' refers to an element, 'url(id)' to a whole file, which cannot be a paint, marker,"
      + " clip path, mask or filter.",
    wrong: #"<linearGradient id="fade"/><path d="M0 0H9V9" fill="url(fade)"/>"#,
    fix: (#"fill="url(fade)""#, #"fill="url(#fade)""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for reference in facts.references
    where reference.kind == .resource || reference.kind == .style {
      let address = reference.address
      guard !address.isEmpty, !address.contains("#"), !address.contains("\\"),
        facts.svgName(of: reference.node) != nil
      else { continue }
      let property = reference.property(in: facts.tree)
      guard Vocabulary.targets(ofProperty: property) != nil else { continue }
      let isID = facts.element(withID: address) != nil
      // A picture of its own can be a mask (CSS Masking 1, 3.1).
      if property == "mask", !isID { continue }
      findings.add(
        "\(address.quoted) is a file, but \(property.quoted) needs an element",
        reference.place, hint: isID ? "write 'url(#\(address))'" : "write 'url(#id)'",
        fix: fix(reference, isID, facts))
    }
  }

  /// The `#` before the address, where the file has such an id and nothing is escaped.
  private func fix(_ reference: Reference, _ isID: Bool, _ facts: Facts) -> Fix? {
    guard isID, let attribute = reference.attribute else { return nil }
    let place = facts.tree.offset(ofAttribute: attribute, at: reference.span.lowerBound)
    return Fix(place..<place, with: "#")
  }
}
