import SweepDiagnostics
import Testing

extension DiagnosticCode {
  static let sample = DiagnosticCode("SH0999", "A sample.")
}

struct DiagnosticTests {
  private func diagnostic(_ message: String, file: String = "a.svg", at place: (Int, Int)? = nil)
    -> Diagnostic
  {
    var diagnostic = Diagnostic(.sample, message, file: file)
    if let place { (diagnostic.line, diagnostic.column) = place }
    return diagnostic
  }

  private func full(_ severity: Diagnostic.Severity = .error) -> Diagnostic {
    var diagnostic = Diagnostic(
      .sample, "unknown part 'nedle'", severity: severity, file: "dial.yaml",
      hint: "did you mean 'needle'?")
    (diagnostic.line, diagnostic.column) = (12, 5)
    diagnostic.excerpt = Excerpt(line: "  - nedle: {}", column: 5, length: 5)
    return diagnostic
  }

  @Test func theLineStandsBelowWithACaretAndAHint() {
    #expect(
      full().description == """
        dial.yaml:12:5: error[SH0999]: unknown part 'nedle'
         12 |   - nedle: {}
            |     ^^^^^
          help: did you mean 'needle'?
        """)
  }

  @Test func whatIsNotKnownIsLeftOut() {
    #expect(diagnostic("x").description == "a.svg: error[SH0999]: x")
    #expect(diagnostic("x", at: (3, 4)).description == "a.svg:3:4: error[SH0999]: x")
  }

  @Test func namesAndMessagesCannotMoveTheCursor() {
    var hostile = diagnostic("a\nb\u{202e}", file: "\u{1b}[2J\r.svg")
    hostile.hint = "\u{7f}\u{2028}"
    #expect(
      hostile.description == #"""
        \u{1b}[2J\u{d}.svg: error[SH0999]: a\u{a}b\u{202e}
          help: \u{7f}\u{2028}
        """#)
  }

  @Test(arguments: Diagnostic.Severity.allCases)
  func coloursChangeNoWord(severity: Diagnostic.Severity) {
    let colored = full(severity).text(in: .colored)
    #expect(colored.contains("\u{1b}["))
    #expect(colored.replacing(/\u{1b}\[[0-9;]*m/, with: "") == full(severity).description)
  }

  @Test func sortingIsByFileAndPlaceAndKeepsWhatIsEqual() {
    let sorted = [
      diagnostic("last", file: "a"), diagnostic("5", file: "b", at: (1, 1)),
      diagnostic("3", file: "a", at: (10, 1)), diagnostic("1", file: "a", at: (2, 9)),
      diagnostic("2", file: "a", at: (2, 9)), diagnostic("0", file: "a", at: (2, 3)),
    ].sortedByPlace()
    #expect(sorted.map(\.message) == ["0", "1", "2", "3", "5", "last"])
  }

  @Test func codesAreEqualByTheirDigits() {
    let other = DiagnosticCode("SH0999", "Told otherwise.")
    #expect(other == .sample)
    #expect(Set([other, .sample]).count == 1)
    #expect(DiagnosticCode("SH0998", "A sample.") != .sample)
  }
}
