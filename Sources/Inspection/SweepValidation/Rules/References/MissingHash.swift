import SweepDiagnostics
import SweepXML

/// Finds `url()` without the `#` of an id.
struct MissingHash: Rule {
  let code = DiagnosticCode(
    "SH1306",
    "'url(#id)' names an element, and 'url(id)' another file as a whole, which can be neither paint,"
      + " nor marker, clip path, mask or filter.")

  let examples = RuleExamples(
    bad: [
      "<linearGradient id=\"fade\"/><path d=\"M0 0H9V9\" fill=\"url(fade)\"/>",
      "<path d=\"M0 0H9V9\" stroke=\"url(other.svg)\"/>",
      "<clipPath id=\"rim\"/><path d=\"M0 0H9V9\" style=\"clip-path: url('rim')\"/>",
      "<mask id=\"rim\"/><style>path { mask: url(rim) }</style><path d=\"M0 0H9V9\"/>",
    ],
    good: [
      "<linearGradient id=\"fade\"/><path d=\"M0 0H9V9\" fill=\"url(#fade)\"/>",
      "<path d=\"M0 0H9V9\" fill=\"url(other.svg#fade)\" style=\"mask: url(picture.png)\"/>",
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    switch profile {
    case .svg2, .svg11, .inline, .strictCSP, .sanitized: .error
    // There everything outside of the file is an error.
    case .output, .interactive, .img, .githubReadme, .untrusted, .emailPoster: nil
    }
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for reference in facts.references
    where reference.kind == .resource || reference.kind == .style {
      let address = reference.address
      guard !address.isEmpty, !address.contains("#"), !address.contains("\\"),
        facts.svgName(of: reference.node) != nil
      else { continue }
      let property = reference.property(in: facts.tree)
      guard ReferenceKinds.byProperty[property] != nil else { continue }
      let isID = facts.element(withID: address) != nil
      // A picture of its own can be a mask (CSS Masking 1, 3.1).
      if property == "mask", !isID { continue }
      findings.add(
        "\(address.quoted) is a file and no element, which \(property.quoted) cannot use",
        reference.place, hint: isID ? "write 'url(#\(address))'" : "write 'url(#id)'",
        mend: mend(reference, isID, facts))
    }
  }

  /// The `#` before the address, where the file has such an id and nothing is escaped.
  private func mend(_ reference: Reference, _ isID: Bool, _ facts: Facts) -> Mend? {
    guard isID, let attribute = reference.attribute else { return nil }
    let place = facts.tree.offset(ofAttribute: attribute, at: reference.span.lowerBound)
    return Mend(place..<place, with: "#")
  }
}
