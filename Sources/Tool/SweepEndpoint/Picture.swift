import HTTPTypes
import SweepDiagnostics
import SweepHTTP
import SweepSVG
import SweepScene
import SweepTemplates

/// A picture as an endpoint hands it out.
enum Picture {
  /// Nothing in it is run, and it loads nothing; its own style and pictures within it are shown.
  static let safety: HTTPFields = {
    var fields: HTTPFields = [
      .contentSecurityPolicy:
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors *",
      .accessControlAllowOrigin: "*",
    ]
    // One that the library of types does not know (Fetch, 3.7).
    if let name = HTTPField.Name("Cross-Origin-Resource-Policy") { fields[name] = "cross-origin" }
    return fields
  }()
}

extension EndpointTemplate {
  /// The picture that a query asks for.
  func picture(_ query: RenderQuery, _ settings: EndpointSettings) throws(RefusedCall) -> Answer {
    let clock = WitnessedClock()
    var environment = RenderEnvironment(now: { clock.now }, timeZone: "UTC")
    environment.language = query.language
    environment.areFilesNamable = false
    let outcome = document.scene(set: query.values, in: environment)
    guard var scene = outcome.value else {
      // What draws without the caller's values is not broken.
      let isBroken = query.values.isEmpty || document.scene(in: environment).value == nil
      throw refusal(outcome.diagnostics, isBroken: isBroken)
    }
    if let moment = query.moment { scene = scene.presentation(at: moment) }
    let written: SVGOutput
    do throws(SceneError) {
      written = try SVGWriter(SVGOptions(motion: query.motion)).write(scene)
    } catch {
      throw RefusedCall(.badRequest, .badQuery, "\(error)")
    }
    guard written.bytes.count <= settings.maximumBytes else {
      throw .largePicture(settings.maximumBytes)
    }
    var answer = Answer(type: "image/svg+xml", written.bytes, Picture.safety)
    answer.fields[.cacheControl] =
      clock.wasAsked
      ? "no-store"
      : "public, max-age=\(settings.maximumAge), stale-while-revalidate=86400, stale-if-error=86400"
    answer.tag()
    return answer
  }

  /// Says why there is no picture: for what was set from outside the query is the place, and what
  /// is wrong with a broken document besides is no mistake of the caller's.
  private func refusal(_ diagnostics: [Diagnostic], isBroken: Bool) -> RefusedCall {
    var isOfCaller = !isBroken
    let told = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      isOfCaller = isOfCaller || diagnostic.isAboutOption && diagnostic.severity == .error
      diagnostic.file = diagnostic.isAboutOption ? "URL" : name
      diagnostic.excerpt = nil
      return diagnostic
    }
    return RefusedCall(isOfCaller ? .badRequest : .internalServerError, told)
  }
}
