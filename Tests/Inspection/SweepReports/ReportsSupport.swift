import Foundation
import SweepDiagnostics
import SweepReports
import Testing

extension DiagnosticCode {
  static let spelling = DiagnosticCode("SH0901", "A name is misspelt. Mend it with ${care}.")
  static let taste = DiagnosticCode("SH0902", "The colours do not go together.")
}

/// A finding with all its fields, or some of them.
func finding(
  _ message: String = "unknown part 'nedle'", _ code: DiagnosticCode = .spelling,
  severity: Diagnostic.Severity = .error, file: String = "dials/a.svg", at line: Int? = 3,
  text: String? = "  <nedle/>", element: String? = nil, hint: String? = "did you mean 'needle'?"
) -> Diagnostic {
  var finding = Diagnostic(code, message, severity: severity, file: file, hint: hint)
  finding.element = element
  guard let line else { return finding }
  (finding.line, finding.column, finding.endColumn) = (line, 4, 9)
  finding.excerpt = text.map { Excerpt(line: $0, column: 4, length: 5) }
  return finding
}

/// Names and messages of those who mean harm.
let hostile = [
  "new\nline", "carriage\r\nreturn", "\u{1b}[2J", "<b>bold</b>", #"quo"t'es\"#, "]]>", "\u{2028}::",
  "::error::no", "100%0A", "a:b,c", "\u{0}", "\u{7f}\u{85}\u{9b}", "{0} [x](http://example.org)",
  "\u{202e}gvs\u{e0041}", "é 😀", " ", "\u{fffe}\u{ffff}",
]

/// One of each: files that are good, bad, unreadable and hostile.
func fill(_ report: inout Report) -> String {
  var text = report.begin()
  text += report.file("good.svg", [])
  text += report.file(
    "dials/a.svg",
    [
      finding("late", .taste, severity: .note, at: nil, hint: nil),
      finding("second", severity: .warning, at: 9), finding(),
    ])
  text += report.unreadable("gone.svg", "no such file or directory")
  for word in hostile { text += report.file(word, [finding(word, file: word, hint: word)]) }
  return text + report.end()
}

/// A whole report in a format.
func report(_ format: ReportFormat, failOn: FailOn = .error, isColored: Bool = false) -> String {
  var report = Report(
    format, ReportOptions(version: "1.2.3", failOn: failOn, isColored: isColored))
  return fill(&report)
}

/// The report on one file.
func report(_ format: ReportFormat, _ findings: [Diagnostic], file: String = "a.svg") -> String {
  var report = Report(format, ReportOptions(version: "1.2.3"))
  return report.begin() + report.file(file, findings) + report.end()
}

/// The value of a JSON text.
func parsed<Value>(_ text: String, as _: Value.Type = Value.self) throws -> Value {
  try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Value)
}

/// An object of JSON.
typealias Object = [String: Any]
