import SweepDiagnostics
import SweepGeometry

/// JUnit's XML: one suite with a case for each file, which fails if its findings fail the run.
///
/// The cases are kept until the end, because their counts precede them.
struct JUnitReport: ReportWriter {
  private let failOn: FailOn
  private var cases = ""
  private var (tests, failures, errors) = (0, 0, 0)
  private var time = Duration.zero

  /// Makes the writer; findings that do not fail the run are output of their case.
  init(failOn: FailOn) { self.failOn = failOn }

  mutating func file(_ name: String, _ findings: [Diagnostic], _ time: Duration?) -> String {
    let name = ReportPath.relative(name).visible.escapedForMarkup(inAttribute: true)
    tests += 1
    cases += "<testcase classname=\"sweephand\" name=\"\(name)\" file=\"\(name)\""
    if let time {
      self.time += time
      cases += Self.attribute(time)
    }
    guard !findings.isEmpty else {
      cases += "/>\n"
      return ""
    }
    let failing = findings.filter { isFailure($0) }
    let rest = findings.filter { !isFailure($0) }
    if let first = failing.first {
      if first.code == .unreadable { errors += 1 } else { failures += 1 }
    }
    // One element for all of them, since most programs show only the first.
    cases += ">\n" + Self.element(of: failing)
    if !rest.isEmpty { cases += "<system-out>\(Self.texts(rest))</system-out>\n" }
    cases += "</testcase>\n"
    return ""
  }

  func end(_ summary: Summary) -> String {
    var counts = "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
    if time > .zero { counts += Self.attribute(time) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="sweephand" \(counts)>
      <testsuite name="sweephand" \(counts)>
      \(cases)</testsuite>
      </testsuites>

      """
  }

  /// A time in seconds, with three decimals.
  private static func attribute(_ time: Duration) -> String {
    let milliseconds = Int(time / .milliseconds(1))
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    return " time=\"\(milliseconds / 1000).\(fraction)\""
  }

  private func isFailure(_ finding: Diagnostic) -> Bool {
    failOn.includes(finding.severity) || finding.code == .unreadable
  }

  /// The element that makes a case fail; empty for none.
  private static func element(of findings: [Diagnostic]) -> String {
    guard let first = findings.first else { return "" }
    let kind = first.code == .unreadable ? "error" : "failure"
    let more = findings.count > 1 ? " (and \(findings.count - 1) more)" : ""
    let message = (first.message.visible + more).escapedForMarkup(inAttribute: true)
    return "<\(kind) message=\"\(message)\" type=\"\(first.code.rawValue)\">"
      + "\(texts(findings))</\(kind)>\n"
  }

  private static func texts(_ findings: [Diagnostic]) -> String {
    findings.map(\.description).joined(separator: "\n").escapedForMarkup()
  }
}
