import SweepDiagnostics

/// JUnit's XML: one suite with a case for each file, which fails if its findings fail the run.
///
/// The suite has no counts, as they would have to precede what they count; readers of the format
/// count the cases.
struct JUnitReport: ReportWriter {
  private let failOn: FailOn

  /// Makes the writer; findings that do not fail the run are output of their case.
  init(failOn: FailOn) { self.failOn = failOn }

  func begin() -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="sweephand">
    <testsuite name="sweephand">

    """
  }

  func file(_ name: String, _ findings: [Diagnostic]) -> String {
    let name = Self.escaped(ReportPath.relative(name).visible)
    let start = "<testcase classname=\"sweephand\" name=\"\(name)\" file=\"\(name)\""
    guard !findings.isEmpty else { return start + "/>\n" }
    let failures = findings.filter { isFailure($0) }
    let rest = findings.filter { !isFailure($0) }
    var text = start + ">\n"
    // One element for all of them, since most programs show only the first.
    text += Self.element(of: failures)
    if !rest.isEmpty { text += "<system-out>\(Self.texts(rest))</system-out>\n" }
    return text + "</testcase>\n"
  }

  func end(_ summary: Summary) -> String { "</testsuite>\n</testsuites>\n" }

  private func isFailure(_ finding: Diagnostic) -> Bool {
    failOn.includes(finding.severity) || finding.code == .unreadable
  }

  /// The element that makes a case fail, or nothing where nothing does.
  private static func element(of findings: [Diagnostic]) -> String {
    guard let first = findings.first else { return "" }
    let kind = first.code == .unreadable ? "error" : "failure"
    let more = findings.count > 1 ? " (and \(findings.count - 1) more)" : ""
    let message = escaped(first.message.visible + more)
    return "<\(kind) message=\"\(message)\" type=\"\(first.code.rawValue)\">"
      + "\(texts(findings))</\(kind)>\n"
  }

  private static func texts(_ findings: [Diagnostic]) -> String {
    escaped(findings.map(\.description).joined(separator: "\n"))
  }

  /// The text for XML 1.0; characters that it forbids have been escaped before.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
