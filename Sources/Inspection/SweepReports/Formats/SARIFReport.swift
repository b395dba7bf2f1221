import SweepDiagnostics

/// SARIF 2.1.0 (OASIS): one run, whose rules follow the results because only rules that occurred
/// are listed.
struct SARIFReport: ReportWriter {
  private let version: String
  private var items = JSONItems()
  private var rules: [DiagnosticCode] = []
  private var indices: [DiagnosticCode: Int] = [:]

  /// Makes the writer for a version of the program.
  init(version: String) { self.version = version }

  func begin() -> String {
    #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","#
      + #""runs":[{"columnKind":"unicodeCodePoints","results":["#
  }

  mutating func file(_ name: String, _ findings: [Diagnostic], _ time: Duration?) -> String {
    var fingerprint = Fingerprint(file: name)
    return findings.reduce(into: "") { text, finding in
      text += items.next(
        finding.sarif(ruleIndex: index(of: finding.code), fingerprint: fingerprint.next(finding)))
    }
  }

  func end(_ summary: Summary) -> String {
    let invocation = JSON.object(["executionSuccessful": .boolean(summary.unreadable == 0)])
    let driver = JSON.object([
      "name": .string("sweephand"), "version": .string(version),
      "rules": .array(rules.map(\.sarif)),
    ])
    return "\n],\"invocations\":[\(invocation.line)],\"tool\":{\"driver\":\(driver.line)}}]}\n"
  }

  private mutating func index(of code: DiagnosticCode) -> Int {
    if let index = indices[code] { return index }
    indices[code] = rules.count
    rules.append(code)
    return rules.count - 1
  }
}
