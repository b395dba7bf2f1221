import HTTPTypes
package import SweepDiagnostics
import SweepHTTP
import SweepRender
import SweepTemplates

extension EndpointTemplate {
  /// Draws the picture that a query requests.
  func picture(_ query: RenderQuery, _ settings: EndpointSettings) throws(RefusedCall) -> Answer {
    let clock = WitnessedClock()
    var request = query.request(for: document)
    request.environment.now = { clock.now }
    request.environment.timeZone = "UTC"
    request.environment.allowsFileReferences = false
    request.environment.limits[.keys] = settings.maximumKeys
    let bytes: [UInt8]
    do throws(PictureError) {
      bytes = try request.picture().bytes
    } catch {
      // A document that draws without the caller's values is not broken.
      var bare = request
      bare.values = [:]
      throw refusal(
        error.findings, isBroken: query.values.isEmpty || (try? bare.picture()) == nil)
    }
    guard bytes.count <= settings.maximumBytes else {
      throw RefusedCall(
        .badRequest, .callLimit, "the picture is larger than \(settings.maximumBytes) bytes")
    }
    var answer = Answer(type: "image/svg+xml", bytes, .inert)
    answer.fields[.cacheControl] =
      clock.wasAsked
      ? "no-store"
      : "public, max-age=\(settings.maximumAge), stale-while-revalidate=86400, stale-if-error=86400"
    answer.tag()
    return answer
  }

  /// Why there is no picture. Errors in values from the query are located in the URL and are the
  /// caller's; other errors in the document are not.
  private func refusal(_ findings: [Diagnostic], isBroken: Bool) -> RefusedCall {
    let isClientError =
      !isBroken || findings.contains { $0.isAboutOption && $0.severity == .error }
    let shown = findings.map { finding in
      var shown = finding.placedInURL
      if !finding.isAboutOption { shown.file = name }
      shown.excerpt = nil
      return shown
    }
    return RefusedCall(isClientError ? .badRequest : .internalServerError, shown)
  }
}

extension Diagnostic {
  /// The diagnostic, located in the URL if a value from the query causes it.
  package var placedInURL: Diagnostic {
    var diagnostic = self
    if isAboutOption { diagnostic.file = "URL" }
    return diagnostic
  }
}

extension HTTPFields {
  /// The header fields of a picture that may neither run scripts nor load resources; its own style
  /// and embedded images are allowed.
  static let inert: HTTPFields = {
    var fields: HTTPFields = [
      .contentSecurityPolicy:
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors *",
      .accessControlAllowOrigin: "*",
    ]
    // A field that the library of types does not know (Fetch, 3.7).
    if let name = HTTPField.Name("Cross-Origin-Resource-Policy") { fields[name] = "cross-origin" }
    return fields
  }()
}
