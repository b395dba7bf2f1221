package import HTTPTypes
import SweepDiagnostics
package import SweepHTTP
package import SweepTemplates

extension Answer {
  /// An answer in JSON that others ask for again each time.
  package static func json(_ value: JSON, _ status: HTTPResponse.Status = .ok) -> Answer {
    var answer = Answer(status, type: "application/json", text: value.document)
    answer.fields[.cacheControl] = "no-cache"
    answer.tag()
    return answer
  }
}

extension Diagnostic {
  /// What a caller learns of it.
  package var json: JSON {
    .object([
      "severity": .string(severity.rawValue), "code": .string(code.rawValue),
      "message": .string(message), "hint": hint.map(JSON.string), "file": .string(file),
      "line": line.map { .number(Double($0)) }, "column": column.map { .number(Double($0)) },
      "excerpt": (excerpt?.text).map(JSON.string),
    ])
  }
}
