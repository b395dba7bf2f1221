public import SweepDiagnostics

/// The findings that make a run fail, by their name on the command line.
public enum FailOn: String, CaseIterable, Sendable {
  case error
  /// Warnings and errors.
  case warning
  /// Every finding.
  case note
  case never

  /// Whether a finding that is this bad makes a run fail.
  public func includes(_ severity: Diagnostic.Severity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity != .note
    case .note: true
    case .never: false
    }
  }

  /// 1 where something found makes the run fail, and else 0.
  ///
  /// Files that could not be read are trouble, for which programs end with 2 whatever was found.
  public func exitCode(_ summary: Summary) -> Int32 {
    Diagnostic.Severity.allCases.contains { includes($0) && summary.count($0) > 0 } ? 1 : 0
  }
}
