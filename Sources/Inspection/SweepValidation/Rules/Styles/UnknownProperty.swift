import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds declarations of unknown properties.
struct UnknownProperty: Rule {
  let definition = RuleDefinition(
    // The contract of the output names what stands in styles.
    "SH1803", .warning, for: .others,
    "CSS has no such property, so browsers ignore the declaration. Attributes such as 'viewBox'"
      + " and 'points' are not properties.",
    wrong: #"<path d="M0 0H9" style="fil: red"/>"#,
    fix: (#"style="fil: red""#, #"style="fill: red""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let hints = findings.hints
    for block in facts.styles.blocks where !block.isConditional {
      guard let element = facts.svgName(of: block.piece.node) else { continue }
      for declaration in block.declarations where !Self.isKnown(declaration.name) {
        let name = declaration.name
        let isAttribute = Vocabulary.svg.attribute(name, of: element) != nil
        findings.add(
          "CSS has no property \(name.quoted)", block.piece.place(declaration.range),
          hint: isAttribute
            ? "write it as an attribute"
            : hints.name(name, .property, among: { Array(Vocabulary.propertyNames) }))
      }
    }
  }

  /// Whether a name is one of CSS, or of a kind that browsers are meant to ignore.
  private static func isKnown(_ name: String) -> Bool {
    name.hasPrefix("-") || name.hasPrefix("_") || name == "behavior" || known.contains(name)
  }

  /// The names in lower case, as those of declarations are.
  private static let known = Set(Vocabulary.propertyNames.map { $0.lowercased() })
}
