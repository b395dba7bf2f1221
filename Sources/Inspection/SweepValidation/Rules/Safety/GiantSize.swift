import SweepDiagnostics
import SweepXML

/// Finds sizes for which programs would need more memory than there is.
struct GiantSize: SafetyRule {
  let code = DiagnosticCode(
    "SH1615",
    "A program that draws a picture, pattern or mask needs memory by its size: some give up, and"
      + " some crash.")

  let examples = RuleExamples(
    for: .untrusted,
    bad: [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1e9\" height=\"10\"/>",
      "<pattern id=\"a\" width=\"1000000\" height=\"1\" patternUnits=\"userSpaceOnUse\"/>",
      "<mask id=\"a\" height=\"1000000\"/>",
    ],
    good: ["<pattern id=\"a\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\"/>"])

  private static let limit = 100_000.0

  let elsewhere: Diagnostic.Severity? = .warning

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for element in ["svg", "pattern", "mask"] {
      for node in facts.elements(named: element) {
        for name in ["width", "height"] {
          guard let attribute = facts.tree.attribute(name, of: node),
            facts.tree.string(ofAttribute: attribute).largestNumber.value > Self.limit
          else { continue }
          findings.add(
            "\(name.quoted) of \(element.quoted) is above 100000", .attribute(attribute),
            hint: "make the picture smaller, and 'viewBox' as large as you like")
        }
      }
    }
  }
}
