public import SweepDiagnostics

extension DiagnosticCode {
  /// A file that could not be read, so that it stands in reports beside what was found in others.
  public static let unreadable = DiagnosticCode(
    "SH0001", "The file cannot be read, so that nothing is known of what it holds.")
}
