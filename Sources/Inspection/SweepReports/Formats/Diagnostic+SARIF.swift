import SweepDiagnostics

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
