import HTTPTypes
package import SweepDiagnostics
import SweepFilm
import SweepHTTP
import SweepRender
import SweepStudio
import SweepTemplates

extension EndpointTemplate {
  /// Draws the picture that a query requests.
  ///
  /// - Parameter form: the form; nil for SVG.
  func picture(
    _ query: RenderQuery, _ form: MediaForm?, _ settings: EndpointSettings, _ studio: MediaStudio,
    _ traffic: CompiledRequestCache
  ) throws(RefusedRequest) -> Response {
    var query = query
    var media: MediaRequest?
    if let form {
      media = try MediaQuery.take(from: &query, form, sparing: parameters.map(\.name))
      media?.limits = settings.media
    }
    let clock = WitnessedClock()
    let bytes: [UInt8]
    switch source {
    case .document(let document):
      var request = query.request(for: document)
      request.environment.now = { clock.now }
      request.environment.timeZone = "UTC"
      request.environment.allowsFileReferences = false
      request.environment.limits[.keys] = settings.maximumKeys
      bytes = try dial(request, media, settings, studio, traffic)
    case .file(let file):
      let picture = try query.picture(of: file)
      bytes =
        try media.map { media throws(RefusedRequest) in
          try pixels(of: picture, media, settings, studio)
        } ?? picture.bytes
    case .broken(let errors): throw refusal(errors, isBroken: true)
    }
    guard bytes.count <= settings.maximumBytes else {
      throw RefusedRequest(
        .badRequest, .callLimit, "the picture is larger than \(settings.maximumBytes) bytes")
    }
    var response = Response(type: media?.form.type ?? "image/svg+xml", bytes, .inert)
    response.fields[.cacheControl] =
      clock.wasAsked
      ? "no-store"
      : "public, max-age=\(settings.maximumAge), stale-while-revalidate=86400, stale-if-error=86400"
    response.tag()
    return response
  }

  /// The file of a dial.
  private func dial(
    _ request: PictureRequest, _ media: MediaRequest?, _ settings: EndpointSettings,
    _ studio: MediaStudio, _ traffic: CompiledRequestCache
  ) throws(RefusedRequest) -> [UInt8] {
    if let media {
      let drawing = try drawn(of: request) { request throws(PictureError) in
        try request.drawingText.drawing()
      }
      return try pixels(of: drawing, media, settings, studio)
    }
    if let picture = traffic.picture(of: request, for: name) { return picture.bytes }
    return try drawn(of: request) { request throws(PictureError) in try request.picture().bytes }
  }

  /// The result of a request. A document that draws without the caller's values is not broken.
  private func drawn<Drawn>(
    of request: PictureRequest, _ draw: (PictureRequest) throws(PictureError) -> Drawn
  ) throws(RefusedRequest) -> Drawn {
    do throws(PictureError) {
      return try draw(request)
    } catch {
      var bare = request
      bare.values = [:]
      throw refusal(
        error.findings, isBroken: request.values.isEmpty || (try? bare.picture()) == nil)
    }
  }

  /// Draws a film of a picture, and has it made into a file.
  private func pixels(
    of picture: some TimedPicture, _ media: MediaRequest, _ settings: EndpointSettings,
    _ studio: MediaStudio
  ) throws(RefusedRequest) -> [UInt8] {
    let film: Film
    do throws(FilmError) {
      film = try picture.frames(of: media)
    } catch {
      switch error {
      case .picture(let error): throw refusal(error.findings, isBroken: true)
      case .media(let error):
        throw RefusedRequest(.badRequest, error)
      }
    }
    do throws(MediaError) {
      return try studio.file(of: film, seconds: settings.maximumSeconds).bytes
    } catch {
      throw RefusedRequest(.serviceUnavailable, error)
    }
  }

  /// Why there is no picture. Errors in values from the query are located in the URL and are the
  /// caller's; other errors in the document are not.
  private func refusal(_ findings: [Diagnostic], isBroken: Bool) -> RefusedRequest {
    let isClientError =
      !isBroken || findings.contains { $0.isAboutOption && $0.severity == .error }
    let shown = findings.map { finding in
      var shown = finding.placedInURL
      if !finding.isAboutOption { shown.file = name }
      shown.excerpt = nil
      return shown
    }
    return RefusedRequest(isClientError ? .badRequest : .internalServerError, shown)
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
    // A field that is not in the library of types (Fetch, 3.7).
    if let name = HTTPField.Name("Cross-Origin-Resource-Policy") { fields[name] = "cross-origin" }
    return fields
  }()
}
