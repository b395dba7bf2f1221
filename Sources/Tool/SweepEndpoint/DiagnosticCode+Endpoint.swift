package import SweepDiagnostics

// The kinds of mistakes in what is asked of an endpoint.
extension DiagnosticCode {
  package static let badQuery = DiagnosticCode(
    "SH0901", "A URL sets parameters by their names, each once: ?value=72&theme=brass.")
  package static let callLimit = DiagnosticCode(
    "SH0902", "What may be asked of an endpoint has limits, which 'sweephand serve' sets.")

  /// The codes of endpoints.
  package static let ofEndpoints = [badQuery, callLimit]
}
