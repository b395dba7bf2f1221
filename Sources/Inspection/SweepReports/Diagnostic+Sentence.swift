import SweepDiagnostics

extension Diagnostic {
  /// The message followed by the hint, for formats that have one text for both.
  var sentence: String { hint.map { "\(message) (\($0))" } ?? message }
}
