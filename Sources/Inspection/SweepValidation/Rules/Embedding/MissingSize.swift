import SweepDiagnostics
import SweepXML

/// Finds files without a size.
struct MissingSize: Rule {
  let definition = RuleDefinition(
    "SH1706", .warning, for: .pictures, example: .img,
    "A file without 'width', 'height' and 'viewBox' is shown at 300 by 150 pixels, whatever its"
      + " content.",
    wrong: #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0H9"/></svg>"#,
    right: #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9"/></svg>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let isSized = ["width", "height"].allSatisfy { facts.tree.attribute($0, of: 0) != nil }
    if isSized || facts.tree.attribute("viewBox", of: 0) != nil { return }
    findings.add(
      "the picture has no size and is shown at 300 by 150 pixels", .node(0),
      hint: "add 'width', 'height' and 'viewBox'")
  }
}
