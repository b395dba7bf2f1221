package import SweepDiagnostics

/// A kind of mistake that no grammar can see.
///
/// Each rule stands in a file of its own, has one code, and is listed in ``RuleBook``.
package protocol Rule: Sendable {
  /// What the mistake is called.
  var code: DiagnosticCode { get }

  /// Files with the mistake, and files without it: what documentation shows and tests try.
  var examples: RuleExamples { get }

  /// How bad the mistake is where a file is meant for; nil where it is none.
  func severity(in profile: Profile) -> Diagnostic.Severity?

  /// Reports every such mistake in a document.
  func check(_ facts: Facts, _ findings: inout FindingList)
}

extension Rule {
  /// An error everywhere.
  package func severity(in profile: Profile) -> Diagnostic.Severity? { .error }
}
