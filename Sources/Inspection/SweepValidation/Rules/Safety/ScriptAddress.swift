import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds addresses that run a script when followed.
struct ScriptAddress: Rule {
  let definition = RuleDefinition(
    "SH1603", .warning, for: .others, except: [.untrusted: .error], example: .untrusted,
    "A 'javascript:' address runs when somebody follows it, and so does a page in a 'data:'"
      + " address, even if white space or character references disguise it.",
    wrong: #"<use href="javascript:alert(1)"/>"#,
    right: ##"<path id="a" d="M0 0H9"/><use href="#a"/>"##)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where found.address.isScript {
      findings.add(
        "\(found.text.prefix(40).description.quoted) would run as a script", found.place,
        hint: "remove it",
        fix: found.attribute.flatMap {
          found.use == .style || facts.profile != .untrusted
            ? nil : Fix(removing: $0, in: facts.tree)
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
