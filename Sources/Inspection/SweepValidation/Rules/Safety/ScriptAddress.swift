import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds addresses that are scripts or pages with scripts.
struct ScriptAddress: SafetyRule {
  let code = DiagnosticCode(
    "SH1603",
    "An address with the scheme 'javascript:' runs when it is followed, as does a page within a"
      + " 'data:' address, however its letters are hidden by white space or references.")

  let examples = RuleExamples(
    for: .untrusted,
    bad: [
      "<use href=\"javascript:alert(1)\"/>", "<use href=\" JaVa&#9;ScRiPt:alert(1)\"/>",
      "<image href=\"data:text/html,&lt;script>alert(1)&lt;/script>\"/>",
    ],
    good: ["<path id=\"a\" d=\"M0 0H9\"/><use href=\"#a\"/>"])

  let elsewhere: Diagnostic.Severity? = .warning

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where found.address.isScript {
      findings.add(
        "\(found.text.prefix(40).description.quoted) would run as a script", found.place,
        hint: "take it away",
        mend: found.attribute.flatMap {
          found.use == .style || facts.profile != .untrusted
            ? nil : Mend(removing: $0, in: facts.tree)
        })
    }
  }
}

extension Address {
  /// Whether following or loading it would run something.
  var isScript: Bool {
    switch self {
    case .script: true
    case .data(let data):
      data.type.hasPrefix("text/") && data.type != "text/plain" && data.type != "text/css"
        || data.type.hasSuffix("xml") && data.type != "image/svg+xml"
        || data.type.hasSuffix("script")
    default: false
    }
  }
}
