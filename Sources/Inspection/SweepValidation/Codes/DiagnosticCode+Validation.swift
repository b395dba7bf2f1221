public import SweepDiagnostics

extension DiagnosticCode {
  /// Every code of the validation of SVG files, in order.
  public static let ofValidation =
    ofReading + ofGrammar + ofValues + RuleBook.all.map(\.definition.code)
}
