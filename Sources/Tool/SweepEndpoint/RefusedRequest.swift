public import HTTPTypes
public import SweepDiagnostics
package import SweepFilm
package import SweepHTTP

/// Why a request gets no picture.
public struct RefusedRequest: Error, Sendable {
  /// The HTTP status: 4xx for errors of the caller, 5xx for those of the server.
  public var status: HTTPResponse.Status
  /// The kind of error.
  public var diagnostics: [Diagnostic]

  /// Refuses a request.
  public init(_ status: HTTPResponse.Status, _ diagnostics: [Diagnostic]) {
    self.status = status
    self.diagnostics = diagnostics
  }

  /// Refuses a request with one diagnostic, located in the URL.
  init(
    _ status: HTTPResponse.Status, _ code: DiagnosticCode, _ message: String, hint: String? = nil
  ) {
    self.init(status, [Diagnostic(code, message, file: "URL", hint: hint)])
  }

  /// Refuses a request for which there are no pixels.
  package init(_ status: HTTPResponse.Status, _ error: MediaError) {
    self.init(status, .callLimit, error.message, hint: error.hint)
  }

  /// Reads a query; its faults refuse the request.
  package static func wrap(_ read: () throws(Query.Fault) -> Query) throws(RefusedRequest) -> Query
  {
    do throws(Query.Fault) {
      return try read()
    } catch {
      switch error {
      case .malformed(let part):
        throw RefusedRequest(
          .badRequest, .badQuery, "the query has a part that cannot be read: \(part.quoted)",
          hint: "'%' starts an escape of two hexadecimal digits, for text in UTF-8")
      case .repeated(let name):
        throw RefusedRequest(.badRequest, .badQuery, "the query has \(name.quoted) twice")
      case .tooMany(let limit):
        throw RefusedRequest(.badRequest, .callLimit, "the query has more than \(limit) names")
      }
    }
  }

  package static let late = RefusedRequest(
    .serviceUnavailable, .callLimit, "the picture takes too long to draw")
  static let busy = RefusedRequest(
    .serviceUnavailable, .callLimit, "too many pictures are being drawn",
    hint: "try again in a second")

  /// The response: JSON or, as a card, a picture of the errors for places that show only images.
  func response(asCard: Bool) -> Response {
    var response =
      asCard
      ? Response(status, type: "image/svg+xml", ErrorCard(diagnostics).bytes, .inert)
      : .json(.object(["diagnostics": .array(diagnostics.map(\.json))]), status)
    response.fields[.cacheControl] = "no-store"
    if status == .serviceUnavailable { response.fields[.retryAfter] = "1" }
    return response
  }
}
