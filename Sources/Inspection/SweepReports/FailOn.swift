public import SweepDiagnostics

/// The least severity that makes a run fail, by name on the command line.
public enum FailOn: String, CaseIterable, Sendable {
  case error
  /// Warnings and errors.
  case warning
  /// Every finding.
  case note
  case never

  /// Whether a finding of this severity makes a run fail.
  public func includes(_ severity: Diagnostic.Severity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity != .note
    case .note: true
    case .never: false
    }
  }

  /// The exit code: 1 if a finding makes the run fail, otherwise 0.
  ///
  /// Files that could not be read are not findings; programs exit with 2 for them.
  public func exitCode(_ summary: Summary) -> Int32 {
    Diagnostic.Severity.allCases.contains { includes($0) && summary.count($0) > 0 } ? 1 : 0
  }
}
