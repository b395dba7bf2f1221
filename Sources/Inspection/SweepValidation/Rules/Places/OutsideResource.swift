import SweepDiagnostics
import SweepXML

/// Finds what would have to be loaded where nothing is.
struct OutsideResource: Rule {
  let code = DiagnosticCode(
    "SH1703",
    "A picture loads nothing: images, fonts and style sheets from elsewhere are missing in it. What it"
      + " needs is in the file itself.")

  let examples = RuleExamples(
    for: .img,
    bad: [
      "<image href=\"photo.png\" width=\"9\" height=\"9\"/>",
      "<style>@import url(https://example.org/font.css);</style>",
      "<use href=\"parts.svg#needle\"/>",
      "<?xml-stylesheet href=\"a.css\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>",
    ],
    good: ["<path id=\"needle\" d=\"M0 0H9\"/><use href=\"#needle\"/>"])

  func severity(in profile: Profile) -> Diagnostic.Severity? { profile.isPicture ? .error : nil }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all
    where found.isLoadedFromElsewhere && facts.tree.name(of: found.node).local != "script" {
      findings.add(
        "\(found.text.prefix(60).description.quoted) is not loaded in a picture", found.place,
        hint: "put it into the file, as a 'data:' address or as elements")
    }
    for part in Prolog(facts.tree).parts where part.kind == .instruction("xml-stylesheet") {
      findings.add(
        "the style sheet is not loaded in a picture", part.place,
        hint: "put its rules into a 'style' element")
    }
  }
}
