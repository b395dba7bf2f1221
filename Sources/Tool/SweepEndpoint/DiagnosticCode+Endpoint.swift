package import SweepDiagnostics

// Diagnostic codes for requests that an endpoint refuses.
extension DiagnosticCode {
  package static let badQuery = DiagnosticCode(
    "SH0901", "A URL sets parameters by name, each once: ?value=72&theme=brass.")
  package static let callLimit = DiagnosticCode(
    "SH0902", "The endpoint limits requests; options of 'sweephand serve' set the limits.")

  /// The codes of endpoints.
  package static let ofEndpoints = [badQuery, callLimit]
}
