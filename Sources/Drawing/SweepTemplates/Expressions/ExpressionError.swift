import SweepDiagnostics

/// The reason why an expression has no value; the message follows the key, such as "'radius'".
struct ExpressionError: Error {
  var code: DiagnosticCode = .expression
  var message: String
  /// The range of the error, in bytes of the expression.
  var range: Range<Int>
  var hint: String?

  init(_ message: String, at range: Range<Int>, hint: String? = nil) {
    self.message = message
    self.range = range
    self.hint = hint
  }
}
