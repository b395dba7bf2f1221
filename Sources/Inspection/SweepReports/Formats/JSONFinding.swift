import SweepDiagnostics

/// A finding in the formats of our own; what is not known has no key.
///
/// Lines and columns count from 1, columns in Unicode scalars; `endColumn` lies behind the fault.
struct JSONFinding: Encodable {
  private let file: String
  private let line: Int?
  private let column: Int?
  private let endColumn: Int?
  private let element: String?
  private let severity: String
  private let code: String
  private let message: String
  private let hint: String?

  init(_ finding: Diagnostic) {
    file = finding.file
    line = finding.line
    column = finding.column
    endColumn = finding.endColumn
    element = finding.element
    severity = finding.severity.rawValue
    code = finding.code.rawValue
    message = finding.message
    hint = finding.hint
  }
}
