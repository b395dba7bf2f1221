import SweepDiagnostics
import SweepValidation
import Testing

/// A paint that names nothing counts for less where another one takes its place.
@Suite struct FallbackTests {
  private func severities(_ content: String) throws -> [Diagnostic.Severity] {
    try Validator(.svg2).validate(Array(RuleExamples.file(content).utf8), name: "a.svg").filter {
      $0.code.rawValue == "SH1301"
    }.map(\.severity)
  }

  @Test(
    arguments: [
      ("<path d='M0 0H9' fill='url(#no) red'/>", .warning),
      ("<path d='M0 0H9' stroke='url(#no)none'/>", .warning),
      ("<path d='M0 0H9' style='fill: url( \"#no\" ) #123; stroke: red'/>", .warning),
      ("<path d='M0 0H9' fill='url(#no)'/>", .error),
      ("<path d='M0 0H9' style='fill:url(#no) !important;stroke:red'/>", .error),
      ("<path d='M0 0H9' filter='url(#no) blur(2px)'/>", .error),
    ] as [(String, Diagnostic.Severity)])
  func `a fallback makes it a warning`(content: String, severity: Diagnostic.Severity) throws {
    #expect(try severities(content) == [severity])
  }
}
