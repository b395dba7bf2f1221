import SweepDiagnostics

extension Diagnostic {
  /// What is wrong with the hint behind it, for formats that have one text for both.
  var sentence: String { hint.map { "\(message) (\($0))" } ?? message }
}
