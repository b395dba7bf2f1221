import SweepDiagnostics
import SweepXML

/// Finds external content in files for which browsers load none.
struct UnloadedResource: Rule {
  let definition = RuleDefinition(
    "SH1703", .error, for: .pictures, example: .img,
    "A picture loads nothing: external images, fonts and style sheets are missing. Put everything"
      + " it needs into the file.",
    wrong: #"<image href="photo.png" width="9" height="9"/>"#,
    right: ##"<path id="needle" d="M0 0H9"/><use href="#needle"/>"##)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all
    where found.isLoadedFromElsewhere && facts.tree.name(of: found.node).local != "script" {
      findings.add(
        "\(found.text.prefix(60).description.quoted) is not loaded in a picture", found.place,
        hint: "embed it as a 'data:' address or as elements")
    }
    for part in Prolog(facts.tree).parts where part.kind == .instruction("xml-stylesheet") {
      findings.add(
        "the style sheet is not loaded in a picture", part.place,
        hint: "move its rules to a 'style' element")
    }
  }
}
