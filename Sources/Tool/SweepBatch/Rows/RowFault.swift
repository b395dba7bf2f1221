import SweepDiagnostics
import SweepTemplates

/// Why a row has no picture.
struct RowFault: Error {
  var code = DiagnosticCode.unusableData
  /// The message after the row and the column; a separate sentence with a place.
  var message: String
  var hint: String?
  var column: String?
  /// The line and the column in the file; nil for those of the row.
  var place: (line: Int, column: Int)?

  init(_ message: String, hint: String? = nil, column: String? = nil) {
    (self.message, self.hint, self.column) = (message, hint, column)
  }

  init(_ fault: DataRecord.Fault) {
    (code, message, hint, place) = (fault.code, fault.message, fault.hint, fault.place)
  }

  /// The fault as a diagnostic in the file of data.
  func diagnostic(_ row: Row, file: String) -> Diagnostic {
    let cell = column.map { ", column \($0.quoted)" } ?? ""
    let message = "row \(row.number)\(cell)\(place == nil ? "" : ":") \(message)"
    var diagnostic = Diagnostic(code, message, file: file, hint: hint)
    diagnostic.line = place?.line ?? row.record.line
    diagnostic.column = place?.column
    return diagnostic
  }
}
