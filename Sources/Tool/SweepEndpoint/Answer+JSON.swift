package import HTTPTypes
package import SweepDiagnostics
package import SweepHTTP

extension Answer {
  /// An answer in JSON that callers revalidate each time.
  package static func json(_ value: JSON, _ status: HTTPResponse.Status = .ok) -> Answer {
    var answer = Answer(status, type: "application/json", text: value.document)
    answer.fields[.cacheControl] = "no-cache"
    answer.tag()
    return answer
  }
}
