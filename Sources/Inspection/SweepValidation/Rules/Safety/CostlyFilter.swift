import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds filters that take minutes.
struct CostlyFilter: Rule {
  let definition = RuleDefinition(
    "SH1614", .warning, for: .others, except: [.untrusted: .error], example: .untrusted,
    "A filter processes every pixel many times: many octaves, wide blurs and large kernels can"
      + " freeze a browser.",
    wrong: #"<filter id="a"><feTurbulence numOctaves="1000000000"/></filter>"#,
    fix: (#"feTurbulence numOctaves="1000000000""#, #"feGaussianBlur stdDeviation="4""#))

  /// The largest numbers that are not remarkable.
  private static let limits: [(element: String, attribute: String, limit: Double)] = [
    ("feTurbulence", "numOctaves", 10), ("feGaussianBlur", "stdDeviation", 1_000),
    ("feDropShadow", "stdDeviation", 1_000), ("feConvolveMatrix", "order", 20),
    ("feMorphology", "radius", 100), ("feOffset", "dx", 100_000), ("feOffset", "dy", 100_000),
    ("filter", "width", 100_000), ("filter", "height", 100_000), ("filter", "filterRes", 10_000),
  ]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for (element, name, limit) in Self.limits {
      for node in facts.elements(named: element) {
        guard let attribute = facts.tree.attribute(name, of: node) else { continue }
        let most = facts.tree.string(ofAttribute: attribute).largestNumber
        // A percentage is of a box, where 10,000 of them are a hundred boxes.
        let isOver =
          most.isPercentage ? most.value > 10_000 : most.value > limit
        if isOver {
          findings.add(
            "\(name.quoted) of \(element.quoted) makes the filter slow", .attribute(attribute),
            hint: "stay below \(most.isPercentage ? "10000%" : "\(Int(limit))")")
        }
      }
    }
  }
}

extension String {
  /// The largest of the numbers in it, signs left out, and whether percentages are among them.
  var largestNumber: (value: Double, isPercentage: Bool) {
    var largest = 0.0
    for token in CSSTokenizer.tokens(of: utf8) where token.kind == .number {
      largest = max(largest, abs(Double.prefix(of: Array(token.text.utf8)[...])?.number ?? 0))
    }
    return (largest, contains("%"))
  }
}
