import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds references that load external content.
struct ExternalReference: Rule {
  let definition = RuleDefinition(
    "SH1605", .error, for: [.untrusted], example: .untrusted,
    "External content can change, can reveal who views the file, and does not load where the file"
      + " is shown as a picture.",
    wrong: #"<image href="http://example.org/a.png"/>"#,
    right: #"<image href="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="1" height="1"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where found.isLoadedFromElsewhere {
      let isOwn = found.use == .resource && facts.svgName(of: found.node) != nil
      findings.add(
        "\(found.text.prefix(60).description.quoted) would load external content", found.place,
        hint: "embed it as a 'data:' address or as elements",
        fix: isOwn
          ? found.attribute.map { Fix(removing: $0, in: facts.tree) } : nil)
    }
  }
}

extension AddressFacts.Found {
  /// Whether showing the file would load it from somewhere else.
  var isLoadedFromElsewhere: Bool { use != .link && address == .elsewhere }
}
