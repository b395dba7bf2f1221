import SweepDiagnostics

/// Why an expression has no value; the message goes on after the key, such as "'radius'".
struct ExpressionError: Error {
  var code: DiagnosticCode = .expression
  var message: String
  /// Where the fault lies, in bytes of the expression.
  var range: Range<Int>
  var hint: String?

  init(_ message: String, at range: Range<Int>, hint: String? = nil) {
    self.message = message
    self.range = range
    self.hint = hint
  }
}
