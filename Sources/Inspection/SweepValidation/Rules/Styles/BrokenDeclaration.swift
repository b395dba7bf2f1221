import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds what stands among declarations and is none.
struct BrokenDeclaration: Rule {
  let code = DiagnosticCode(
    "SH1801",
    "A style is declarations such as 'fill: red', parted by semicolons, and in a 'style' element within"
      + " the braces of a rule. Browsers pass over what is none, up to the next semicolon.")

  let examples = RuleExamples(
    bad: [
      #"<path d="M0 0H9" style="fill=blue"/>"#,
      #"<path d="M0 0H9" style="stroke: red; fill"/>"#,
      #"<path d="M0 0H9" style="fill: red;}"/>"#,
      "<style>path { fill red; stroke: blue }</style>\n<path d=\"M0 0H9\"/>",
      "<style>path { fill: red</style>\n<path d=\"M0 0H9\"/>",
    ],
    good: [
      #"<path d="M0 0H9" style="fill: blue"/>"#,
      #"<path d="M0 0H9" style=";fill: red; /* none */; *zoom: 1;"/>"#,
      "<style>@import 'a.css'; @font-face { font-family: a; src: local(a) }"
        + " path { fill: red; &amp;:hover { fill: blue } }</style>\n<path d=\"M0 0H9\"/>",
    ])

  /// The contract of the output names what stands in styles.
  func severity(in profile: Profile) -> Diagnostic.Severity? { profile.isOurs ? nil : .error }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for block in facts.styles.blocks where facts.svgName(of: block.piece.node) != nil {
      for tokens in block.unreadable where !isForOldBrowsers(tokens) {
        add(tokens, block.piece, &findings)
      }
      if let brace = block.rule?.unclosed {
        findings.add(
          "the braces of the rule are not closed", block.piece.place(brace), severity: .warning,
          hint: "write '}' behind its last declaration")
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
      "\(CSSDeclaration.text(of: tokens).quoted) is no declaration", piece.place(range),
      severity: isLost ? nil : .warning,
      hint: !isLost
        ? "leave it out"
        : equals == nil ? "write 'name: value'" : "write ':' between the name and the value")
  }

  /// Whether other browsers than those of old are meant to pass over it: `*zoom: 1`.
  private func isForOldBrowsers(_ tokens: ArraySlice<CSSToken>) -> Bool {
    tokens.first?.isMark("*") == true && tokens.contains { $0.isMark(":") }
  }
}
