import SweepDiagnostics
import SweepVocabulary
import SweepXML

/// Finds declarations of properties that no browser has.
struct UnknownProperty: Rule {
  let definition = RuleDefinition(
    // The contract of the output names what stands in styles.
    "SH1803", .warning, for: .others,
    "CSS has no such property, so browsers ignore the declaration. Attributes such as 'viewBox'"
      + " and 'points' are not properties.",
    wrong: #"<path d="M0 0H9" style="fil: red"/>"#,
    fix: (#"style="fil: red""#, #"style="fill: red""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    var hints = HintSearch(among: { Array(Vocabulary.propertyNames) })
    for block in facts.styles.blocks where !block.isConditional {
      guard let element = facts.svgName(of: block.piece.node) else { continue }
      for declaration in block.declarations where !Self.isKnown(declaration.name) {
        let name = declaration.name
        let isAttribute = Vocabulary.svg.attribute(name, of: element) != nil
        findings.add(
          "CSS has no property \(name.quoted)", block.piece.place(declaration.range),
          hint: isAttribute ? "write it as an attribute" : hints.hint(name))
      }
    }
  }

  /// Whether a name is one of CSS, or is made to be passed over by others than those who know it.
  private static func isKnown(_ name: String) -> Bool {
    name.hasPrefix("-") || name.hasPrefix("_") || name == "behavior"
      || known.contains(name)
  }

  /// The names in lower case, as those of declarations are.
  private static let known = Set(Vocabulary.propertyNames.map { $0.lowercased() })
}
