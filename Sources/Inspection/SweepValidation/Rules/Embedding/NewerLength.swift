import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds units and functions of numbers that SVG 1.1 does not have.
struct NewerLength: Rule {
  let definition = RuleDefinition(
    "SH1745", .error, for: [.svg11], example: .svg11,
    "SVG 1.1 has the units em, ex, px, in, cm, mm, pt, pc and %, and no functions such as calc() in"
      + " lengths and numbers.",
    wrong:
      #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><rect width="1vw" height="9"/></svg>"#,
    fix: (#"width="1vw""#, #"width="1em""#))

  private static let units: Set<String> = [
    "", "%", "em", "ex", "px", "in", "cm", "mm", "pt", "pc", "deg", "grad", "rad",
  ]
  private static let meanings: Set<ValueMeaning> = [.length, .numbers, .number, .angle]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    for node in tree.nodes where tree.isElement(node) {
      guard let element = facts.svgName(of: node) else { continue }
      for attribute in tree.attributes(of: node) {
        let name = tree.name(ofAttribute: attribute).description
        let value = tree.value(ofAttribute: attribute)
        guard value.contains(where: \.isLetter),
          let type = Vocabulary.svg.attribute(name, of: element)?.type,
          Self.meanings.contains(type.meaning)
        else { continue }
        check(CSSTokenizer.tokens(of: value), &findings) {
          .value(attribute, offset: $0.lowerBound, length: $0.count)
        }
      }
    }
    for block in facts.styles.blocks where !block.isConditional {
      for declaration in block.declarations {
        guard let type = Vocabulary.property(declaration.name)?.type,
          Self.meanings.contains(type.meaning)
        else { continue }
        check(declaration.value, &findings) { block.piece.place($0) }
      }
    }
  }

  private func check(
    _ tokens: [CSSToken], _ findings: inout FindingList,
    _ place: (Range<Int>) -> FindingList.Place
  ) {
    guard let token = tokens.first(where: Self.isNewer) else { return }
    findings.add(
      token.kind == .function
        ? "SVG 1.1 does not have the function '\(token.text)()'"
        : "SVG 1.1 does not have the unit of \(token.text.quoted)", place(token.range))
  }

  private static func isNewer(_ token: CSSToken) -> Bool {
    switch token.kind {
    case .function: return true
    case .number:
      var reader = ValueReader(token.text)
      return reader.number() != nil && !units.contains(reader.rest.text.lowercased())
    default: return false
    }
  }
}
