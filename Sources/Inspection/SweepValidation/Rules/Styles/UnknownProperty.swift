import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds declarations of properties that no browser has.
struct UnknownProperty: Rule {
  let code = DiagnosticCode(
    "SH1803",
    "CSS has no property of that name, and browsers pass over the declaration. Attributes such as"
      + " 'viewBox' and 'points' are no properties.")

  let examples = RuleExamples(
    bad: [
      #"<path d="M0 0H9" style="fil: red"/>"#,
      #"<line x2="9" style="x1: 5"/>"#,
      "<style>path { colour: red }</style>\n<path d=\"M0 0H9\"/>",
    ],
    good: [
      #"<path d="M0 0H9" style="fill: red"/>"#,
      #"<path d="M0 0H9" style="--ink: red; -inkscape-stroke: none; _zoom: 1; behavior: none; filter-gaussianBlur-deviation: 1"/>"#,
      "<style>path { color: red } @font-face { src: url(a.woff) }</style>\n<path d=\"M0 0H9\"/>",
    ])

  /// The contract of the output names what stands in styles.
  func severity(in profile: Profile) -> Diagnostic.Severity? { profile.isOurs ? nil : .warning }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    var hints = HintSearch(among: { Array(Vocabulary.propertyNames) })
    for block in facts.styles.blocks where !block.isConditional {
      guard let element = facts.svgName(of: block.piece.node) else { continue }
      for declaration in block.declarations where !Self.isKnown(declaration.name) {
        let name = declaration.name
        let isAttribute = Vocabulary.svg.attribute(name, of: element) != nil
        findings.add(
          "there is no property \(name.quoted)", block.piece.place(declaration.range),
          hint: isAttribute ? "write it as an attribute" : hints.hint(name))
      }
    }
  }

  /// Whether a name is one of CSS, or is made to be passed over by others than those who know it.
  private static func isKnown(_ name: String) -> Bool {
    name.hasPrefix("-") || name.hasPrefix("_") || name == "behavior"
      || known.contains(name)
  }

  /// The names in small letters, as those of declarations are.
  private static let known = Set(Vocabulary.propertyNames.map { $0.lowercased() })
}
