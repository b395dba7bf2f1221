import SweepDiagnostics

/// All rules, in the order of their codes.
package enum RuleBook {
  /// The rules.
  package static let all: [any Rule] =
    references + animation + accessibility + safety + places + styles

  /// The rules that apply to files for a place.
  static func rules(for profile: Profile) -> [(rule: any Rule, severity: Diagnostic.Severity)] {
    all.compactMap { rule in rule.severity(in: profile).map { (rule, $0) } }
  }
}
