import SweepDiagnostics
import SweepGeometry

/// Findings one after the other, each as a text that ends its line.
struct TextReport: ReportWriter {
  let text: @Sendable (Diagnostic) -> String

  func file(_ name: String, _ findings: [Diagnostic], _ time: Duration?) -> String {
    findings.reduce(into: "") { $0 += text($1) + "\n" }
  }
}

/// One JSON document: the `version` of the format, the `tool`, the `findings` and the `summary`.
struct JSONReport: ReportWriter {
  private let version: String
  private var items = JSONItems()

  init(version: String) { self.version = version }

  func begin() -> String {
    let tool = JSON.object(["name": .string("sweephand"), "version": .string(version)])
    return #"{"version":1,"tool":\#(tool.line),"findings":["#
  }

  mutating func file(_ name: String, _ findings: [Diagnostic], _ time: Duration?) -> String {
    findings.reduce(into: "") { $0 += items.next($1.json) }
  }

  func end(_ summary: Summary) -> String {
    let counts = JSON.object([
      "files": .number(summary.files), "unreadable": .number(summary.unreadable),
      "errors": .number(summary.count(.error)), "warnings": .number(summary.count(.warning)),
      "notes": .number(summary.count(.note)),
      "profiles": summary.profiles.isEmpty
        ? nil
        : .object(
          summary.profiles.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .number($0.value)) }
        ),
    ])
    return "\n],\"summary\":\(counts.line)}\n"
  }
}

/// Findings as one table.
struct MarkdownReport: ReportWriter {
  func begin() -> String { "| where | severity | finding |\n|---|---|---|\n" }

  func file(_ name: String, _ findings: [Diagnostic], _ time: Duration?) -> String {
    findings.reduce(into: "") { table, finding in
      let place = finding.line.map { ":\($0)\(finding.column.map { ":\($0)" } ?? "")" } ?? ""
      let cells = [
        finding.file + place, "\(finding.severity.rawValue) \(finding.code.rawValue)",
        finding.sentence,
      ]
      let row = cells.map { $0.replacing("\n", with: " ").visible.escapedForMarkdown }
      table += "| \(row.joined(separator: " | ")) |\n"
    }
  }
}

/// Findings as one page, in the words of the text format.
struct HTMLReport: ReportWriter {
  func begin() -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>Findings</title>
    <style>:root { color-scheme: light dark }</style></head><body>
    <pre>
    """
  }

  func file(_ name: String, _ findings: [Diagnostic], _ time: Duration?) -> String {
    findings.map { $0.text(in: .plain).escapedForMarkup() + "\n" }.joined()
  }

  func end(_ summary: Summary) -> String { "</pre>\n<p>\(summary)</p>\n</body></html>\n" }
}
