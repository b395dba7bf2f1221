import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds text in styles that is not a declaration.
struct BrokenDeclaration: Rule {
  let definition = RuleDefinition(
    // The contract of the output names what stands in styles.
    "SH1801", .error, for: .others,
    "A style consists of declarations such as 'fill: red', separated by semicolons; in a 'style'"
      + " element they stand in the braces of a rule. Browsers skip anything else up to the next"
      + " semicolon.",
    wrong: #"<path d="M0 0H9" style="fill=blue"/>"#,
    fix: (#"style="fill=blue""#, #"style="fill: blue""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for block in facts.styles.blocks where facts.svgName(of: block.piece.node) != nil {
      for tokens in block.unreadable where !isForOldBrowsers(tokens) {
        add(tokens, block.piece, &findings)
      }
      if let brace = block.rule?.unclosed {
        findings.add(
          "the rule has no closing brace", block.piece.place(brace), severity: .warning,
          hint: "write '}' after its last declaration")
      }
    }
  }

  private func add(
    _ tokens: ArraySlice<CSSToken>, _ piece: StyleFacts.Piece, _ findings: inout FindingList
  ) {
    guard let first = tokens.first, let last = tokens.last else { return }
    let range = first.range.lowerBound..<last.range.upperBound
    // Where no word is in it, nothing is lost.
    let isLost = tokens.contains { $0.kind == .word || $0.kind == .broken }
    let equals = tokens.firstIndex { $0.isMark("=") }
    findings.add(
      "\(CSSDeclaration.text(of: tokens).quoted) is not a declaration", piece.place(range),
      severity: isLost ? nil : .warning,
      hint: !isLost
        ? "remove it"
        : equals == nil ? "write 'name: value'" : "write ':' between the name and the value")
  }

  /// Whether other browsers than those of old are meant to pass over it: `*zoom: 1`.
  private func isForOldBrowsers(_ tokens: ArraySlice<CSSToken>) -> Bool {
    tokens.first?.isMark("*") == true && tokens.contains { $0.isMark(":") }
  }
}
