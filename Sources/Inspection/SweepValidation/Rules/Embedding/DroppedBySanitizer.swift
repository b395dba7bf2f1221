import SweepDiagnostics
import SweepVocabulary
import SweepXML

/// Finds what sanitisers remove from a file.
struct DroppedBySanitizer: Rule {
  let definition = RuleDefinition(
    "SH1731", .warning, for: [.sanitized], example: .sanitized,
    "Sanitisers such as DOMPurify and svg-sanitizer drop 'animate', 'set', 'use', the steps of filters"
      + " and some attributes. 'animateTransform' with 'values' and 'keyTimes' stays; 'from', 'to' and"
      + " 'calcMode' do not.",
    wrong:
      #"<rect width="9" height="9"><animate attributeName="width" values="0;9" dur="1s" fill="freeze"/></rect>"#,
    right:
      #"<g transform="rotate(9)"><animateTransform attributeName="transform" type="rotate" values="0;9" dur="1s"/></g>"#
  )

  /// The elements that do not stay.
  static let elements: Set<String> = [
    "animate", "set", "use", "discard", "foreignObject", "cursor", "color-profile", "font-face",
    "missing-glyph",
  ]
  private static let timing: Set<String> = ["from", "to", "calcMode"]
  private static let drawing: Set<String> = [
    "dominant-baseline", "vector-effect", "pointer-events", "cursor", "fr", "text-overflow",
    "unicode-bidi", "transform-box", "mask-type", "mix-blend-mode", "isolation",
  ]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    let moving = Set(AnimationFacts.Kind.allCases.map(\.rawValue))
    for node in tree.nodes where tree.isElement(node) {
      guard let name = facts.svgName(of: node) else { continue }
      if Self.elements.contains(name) {
        findings.add(
          "sanitisers drop \(name.quoted)", .node(node),
          hint: name == "animate" || name == "set"
            ? "animate groups with 'animateTransform'" : "replace it with what it refers to")
        continue
      }
      if name == "filter" {
        findings.add(
          "sanitisers drop the steps of 'filter', and hide what it is for", .node(node),
          hint: "leave shadows and blurs out, or let DOMPurify keep 'svgFilters'")
      }
      let dropped = moving.contains(name) ? Self.timing : Self.drawing
      for attribute in tree.attributes(of: node)
      where dropped.contains(tree.name(ofAttribute: attribute).description) {
        findings.add(
          "sanitisers drop \(tree.spelling(ofAttribute: attribute).quoted)", .attribute(attribute),
          hint: moving.contains(name)
            ? "'sweephand render --profile sanitized' writes only 'values'" : nil)
      }
    }
  }
}
