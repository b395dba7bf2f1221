package import SweepDiagnostics

// Codes of calls that an endpoint refuses.
extension DiagnosticCode {
  package static let badQuery = DiagnosticCode(
    "SH0901", "A URL sets parameters by their names, each once: ?value=72&theme=brass.")
  package static let callLimit = DiagnosticCode(
    "SH0902", "Calls of an endpoint have limits, which 'sweephand serve' sets.")

  /// The codes of endpoints.
  package static let ofEndpoints = [badQuery, callLimit]
}
