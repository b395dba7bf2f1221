import SweepDiagnostics

/// A finding (SARIF 2.1.0, 3.27).
struct SARIFResult: Encodable {
  private let ruleId: String
  private let ruleIndex: Int
  private let level: String
  private let message: SARIFMessage
  private let locations: [Location]
  private let partialFingerprints: [String: String]

  init(_ finding: Diagnostic, ruleIndex: Int, fingerprint: String) {
    ruleId = finding.code.rawValue
    self.ruleIndex = ruleIndex
    // SARIF's levels (3.27.10) have the names of our severities.
    level = finding.severity.rawValue
    message = SARIFMessage(finding.sentence)
    locations = [Location(finding)]
    // The only name under which GitHub looks for one.
    partialFingerprints = ["primaryLocationLineHash": fingerprint]
  }
}

extension SARIFResult {
  /// Where a finding stands (3.28).
  private struct Location: Encodable {
    let physicalLocation: PhysicalLocation
    let logicalLocations: [LogicalLocation]?

    init(_ finding: Diagnostic) {
      physicalLocation = PhysicalLocation(
        artifactLocation: ArtifactLocation(uri: ReportPath.uri(finding.file)),
        region: Region(finding))
      logicalLocations = finding.element.map { [LogicalLocation(fullyQualifiedName: $0)] }
    }
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  private struct ArtifactLocation: Encodable {
    let uri: String
  }

  private struct LogicalLocation: Encodable {
    let fullyQualifiedName: String
  }

  /// A stretch of a line (3.30); its end lies behind the last character, as ours does.
  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int?
    let endColumn: Int?

    init?(_ finding: Diagnostic) {
      guard let line = finding.line else { return nil }
      startLine = line
      startColumn = finding.column
      endColumn = finding.column.flatMap { _ in finding.endColumn }
    }
  }
}
