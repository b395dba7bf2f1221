import SweepDiagnostics

/// A rule against what could run, load, or wear out a machine: an error in a stranger's file.
protocol SafetyRule: Rule {
  /// How bad it is in files of others, who are trusted; nil where it is none, as by default.
  var elsewhere: Diagnostic.Severity? { get }
}

extension SafetyRule {
  var elsewhere: Diagnostic.Severity? { nil }

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    switch profile {
    case .untrusted: .error
    case .output, .interactive: nil
    default: elsewhere
    }
  }
}
