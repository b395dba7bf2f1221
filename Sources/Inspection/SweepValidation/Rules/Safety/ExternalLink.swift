import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds links that lead out of the file.
struct ExternalLink: Rule {
  let definition = RuleDefinition(
    "SH1608", .error, for: [.untrusted], example: .untrusted,
    "A link in an untrusted file can send readers of the surrounding page to a harmful site.",
    wrong: #"<a href="https://example.org/"><path d="M0 0H9"/></a>"#,
    fix: (#"href="https://example.org/"><path"#, ##"href="#b"><path id="b""##))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where found.use == .link && found.address == .elsewhere {
      findings.add(
        "the link leads to \(found.text.prefix(60).description.quoted)", found.place,
        hint: "remove the link and keep its content",
        fix: found.attribute.map { Fix(removing: $0, in: facts.tree) })
    }
  }
}
