package import HTTPTypes
package import SweepDiagnostics
package import SweepHTTP

extension Response {
  /// A response in JSON that callers revalidate each time.
  package static func json(_ value: JSON, _ status: HTTPResponse.Status = .ok) -> Response {
    var response = Response(status, type: "application/json", text: value.document)
    response.fields[.cacheControl] = "no-cache"
    response.tag()
    return response
  }
}
