import SweepDiagnostics
import SweepXML

/// Finds XML declarations, instructions and DOCTYPEs in inline markup.
struct MisplacedProlog: Rule {
  let definition = RuleDefinition(
    "SH1711", .warning, for: [.inline], example: .inline,
    "In an HTML page, an XML declaration or another instruction is a comment, and a DOCTYPE is an"
      + " error. Inline markup begins with '<svg'.",
    wrong: """
      <?xml version="1.0"?>
      <svg xmlns="http://www.w3.org/2000/svg" role="img"><title>A</title></svg>
      """,
    right: #"<svg xmlns="http://www.w3.org/2000/svg" role="img"><title>A</title></svg>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for part in Prolog(facts.tree).parts {
      let name: String
      switch part.kind {
      case .comment: continue
      case .declaration: name = "an XML declaration"
      case .documentType: name = "a DOCTYPE"
      case .instruction(let target): name = "'<?\(target)?>'"
      }
      findings.add(
        "\(name) does not belong in a page", part.place, hint: "begin with '<svg'",
        fix: part.removal(from: facts.tree))
    }
  }
}
