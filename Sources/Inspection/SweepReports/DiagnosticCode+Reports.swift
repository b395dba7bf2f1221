public import SweepDiagnostics

extension DiagnosticCode {
  /// A file that could not be read, in reports beside the findings in others.
  public static let unreadable = DiagnosticCode(
    "SH0001", "The file cannot be read, so its content is not checked.")
}
