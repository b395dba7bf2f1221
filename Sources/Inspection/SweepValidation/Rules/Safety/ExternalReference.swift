import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds what would be loaded from elsewhere.
struct ExternalReference: SafetyRule {
  let code = DiagnosticCode(
    "SH1605",
    "What lies elsewhere can change, can tell others who looks at the file, and is not there where"
      + " the file is shown as a picture.")

  let examples = RuleExamples(
    for: .untrusted,
    bad: [
      "<image href=\"http://example.org/a.png\"/>", "<use href=\"other.svg#a\"/>",
      "<image href=\"//example.org/a.png\"/>", "<image href=\"\\\\host\\a.png\"/>",
      "<style>@im\\70ort 'a.css';</style>",
      "<style>@font-face{font-family:a;src:url(a.woff)}</style>",
      "<path d=\"M0 0H9\" style=\"fill:\\55rl(a.svg#b)\"/>",
      "<path d=\"M0 0H9\" fill=\"url(a.svg#b)\"/>",
    ],
    good: [
      "<image href=\"data:image/gif;base64,R0lGODlhAQABAAAAACw=\" width=\"1\" height=\"1\"/>",
      "<path id=\"a\" d=\"M0 0H9\"/><use href=\"#a\"/>",
      "<style>/* url(a.png) */ path{fill:red}</style>",
    ])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where found.isLoadedFromElsewhere {
      let isOwn = found.use == .resource && facts.svgName(of: found.node) != nil
      findings.add(
        "\(found.text.prefix(60).description.quoted) would be loaded from elsewhere", found.place,
        hint: "put it into the file, as a 'data:' address or as elements",
        mend: isOwn
          ? found.attribute.map { Mend(removing: $0, in: facts.tree) } : nil)
    }
  }
}

extension AddressFacts.Found {
  /// Whether showing the file would load it from somewhere else.
  var isLoadedFromElsewhere: Bool { use != .link && address == .elsewhere }
}
