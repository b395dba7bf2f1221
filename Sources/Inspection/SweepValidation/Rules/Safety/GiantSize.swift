import SweepDiagnostics
import SweepXML

/// Finds sizes that need more memory than a machine has.
struct GiantSize: Rule {
  let definition = RuleDefinition(
    "SH1615", .warning, for: .others, except: [.untrusted: .error], example: .untrusted,
    "Programs allocate memory by the size of a picture, pattern or mask: with a huge one, some"
      + " fail and some crash.",
    wrong: #"<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="10"/>"#,
    right: #"<pattern id="a" width="4" height="4" patternUnits="userSpaceOnUse"/>"#)

  private static let limit = 100_000.0

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for element in ["svg", "pattern", "mask"] {
      for node in facts.elements(named: element) {
        for name in ["width", "height"] {
          guard let attribute = facts.tree.attribute(name, of: node),
            facts.tree.string(ofAttribute: attribute).largestNumber.value > Self.limit
          else { continue }
          findings.add(
            "\(name.quoted) of \(element.quoted) is above 100000", .attribute(attribute),
            hint: "reduce the size; 'viewBox' can be any size")
        }
      }
    }
  }
}
