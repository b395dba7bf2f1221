import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds links in files that are shown as pictures.
struct DeadLink: Rule {
  let definition = RuleDefinition(
    "SH1704", .warning, for: .pictures, example: .img,
    "Links inside a picture do not work. Put the link on the surrounding page.",
    wrong: #"<a href="https://example.org/"><path d="M0 0H9"/></a>"#,
    right: #"<g><path d="M0 0H9"/></g>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where found.use == .link && found.address != .empty {
      findings.add(
        "the link does not work in a picture", found.place,
        hint: "put the picture in a link of the page: <a href=…><img src=…></a>")
    }
  }
}
