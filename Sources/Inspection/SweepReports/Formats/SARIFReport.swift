import SweepDiagnostics

/// SARIF 2.1.0 (OASIS): one run, whose rules follow the results because only rules that occurred
/// are listed.
struct SARIFReport: ReportWriter {
  private let version: String
  private var items = JSONItems()
  private var rules: [DiagnosticCode] = []
  private var indices: [DiagnosticCode: Int] = [:]

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

extension Diagnostic {
  /// The finding as a result (SARIF 2.1.0, 3.27).
  func sarif(ruleIndex: Int, fingerprint: String) -> JSON {
    .object([
      "ruleId": .string(code.rawValue), "ruleIndex": .number(ruleIndex),
      // SARIF's levels (3.27.10) have the names of our severities.
      "level": .string(severity.rawValue), "message": .message(sentence),
      "locations": .array([location]),
      // The only name under which GitHub looks for a fingerprint.
      "partialFingerprints": .object(["primaryLocationLineHash": .string(fingerprint)]),
    ])
  }

  /// The place of the finding (3.28); a region (3.30) ends behind the last character, as ours does.
  private var location: JSON {
    let region = line.map { line in
      JSON.object([
        "startLine": .number(line), "startColumn": column.map(JSON.number),
        "endColumn": column.flatMap { _ in endColumn }.map(JSON.number),
      ])
    }
    return .object([
      "physicalLocation": .object([
        "artifactLocation": .object(["uri": .string(ReportPath.uri(file))]), "region": region,
      ]),
      "logicalLocations": element.map { .array([.object(["fullyQualifiedName": .string($0)])]) },
    ])
  }
}

extension DiagnosticCode {
  /// The code as a rule (SARIF 2.1.0, 3.49).
  var sarif: JSON {
    let end = explanation.firstRange(of: ". ")?.lowerBound
    let sentence = end.map { String(explanation[...$0]) } ?? explanation
    return .object([
      "id": .string(rawValue), "shortDescription": .message(sentence),
      "fullDescription": .message(explanation),
      "help": .message("\(explanation) (sweephand explain \(rawValue))"),
    ])
  }
}

extension JSON {
  /// Plain text (3.11) in which nothing is taken for a placeholder (3.11.5) or a link (3.11.6).
  fileprivate static func message(_ text: String) -> JSON {
    let literal = text.replacing("{", with: "{{").replacing("}", with: "}}")
      .replacing("](", with: "] (")
    return .object(["text": .string(literal)])
  }
}
