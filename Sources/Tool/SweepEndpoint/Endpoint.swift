import Dispatch
import HTTPTypes
import SweepDiagnostics
import SweepFilm
public import SweepHTTP
import SweepStudio
import SweepTemplates

/// Pictures of templates over HTTP. The URL alone determines the picture, so every process gives the
/// same bytes.
///
/// ```swift
/// let endpoint = try Endpoint(EndpointTemplate.library, version: "1.0")
/// let response = await endpoint.respond(to: Request("/v1/render/speedometer.svg?value=72"))
/// ```
///
/// `/v1/render/NAME.svg` draws, also for a name such as `24/home`, and `.png`, `.gif` and `.webp` do where `sweephand-media` is installed;
/// `/v1/templates` lists templates, `/openapi.json` describes both, and
/// `/healthz` and `/version` describe the process.
public struct Endpoint: RequestHandler {
  let templates: [EndpointTemplate]
  let settings: EndpointSettings
  let version: String
  /// The names of the templates, in the order they were given.
  public var names: [String] { templates.map(\.name) }

  private let byName: [String: EndpointTemplate]
  private let kept: ResponseCache
  private let traffic = CompiledRequestCache()
  /// Draws what is quick as a rule, without waiting for anything else.
  private let quick: RenderGate
  /// Draws pixels, films, and pictures of much data.
  private let costly: RenderGate
  private let studio = MediaStudio()

  /// Makes an endpoint for these templates only.
  ///
  /// - Parameter version: the version of the program.
  /// - Throws: `EndpointError` if two templates have the same name, or the endpoint reserves the name
  ///   of a parameter.
  public init(
    _ templates: [EndpointTemplate], _ settings: EndpointSettings = EndpointSettings(),
    version: String
  ) throws(EndpointError) {
    var byName: [String: EndpointTemplate] = [:]
    for template in templates {
      guard byName.updateValue(template, forKey: template.name) == nil else {
        throw .repeatedName(template.name)
      }
      if let error = template.error { throw error }
    }
    self.templates = templates
    self.byName = byName
    self.settings = settings
    self.version = version
    kept = ResponseCache(limit: settings.cacheBytes)
    func gate(_ quality: DispatchQoS) -> RenderGate {
      RenderGate(
        width: settings.maximumRenders, lanes: settings.maximumDrawings,
        seconds: settings.maximumSeconds, quality: quality)
    }
    (quick, costly) = (gate(.userInitiated), gate(.utility))
  }

  /// The response to a request, from the cache if possible.
  public func respond(to request: Request) async -> Response {
    switch request.head.method {
    case .get, .head: break
    case .options: return Response(.noContent, text: "", [.allow: "GET, HEAD, OPTIONS"])
    default:
      return Response(
        .methodNotAllowed, text: "only GET and HEAD are allowed\n", [.allow: "GET, HEAD"])
    }
    let isGzip = Gzip.isAccepted(request.head.headerFields[.acceptEncoding])
    let key = key(of: request).map { (isGzip ? "z" : "-") + $0 }
    if let key, let known = kept[key] { return known.unless(request) }
    var response = await made(for: request, isGzip)
    response.fields[.vary] = "Accept-Encoding"
    if let key, response.isKept { kept[key] = response }
    return response.unless(request)
  }

  /// The cache key of the response, in one spelling; nil if the request cannot be read.
  func key(of request: Request) -> String? {
    guard let segments = request.segments else { return nil }
    // A segment holds no slash.
    let path = segments.joined(separator: "/")
    guard isPicture(segments) else { return path }
    guard let text = request.query else { return path }
    guard text.utf8.count <= settings.maximumQuery, let query = try? Query(text) else { return nil }
    return "\(path)?\(query.canonical)"
  }

  private func isPicture(_ segments: [String]) -> Bool {
    segments.count > 2 && segments[0...1] == ["v1", "render"]
  }

  private func made(for request: Request, _ isGzip: Bool) async -> Response {
    guard let segments = request.segments else {
      return Response(.badRequest, text: "the path is malformed\n")
    }
    if isPicture(segments) {
      let file = segments[2...].joined(separator: "/")
      return await picture(named: file, request, isGzip)
    }
    var response = text(segments)
    if isGzip { response.compress() }
    return response
  }

  private func text(_ segments: [String]) -> Response {
    switch segments {
    case ["v1", "templates"]: return .json(.array(templates.map(\.json)))
    case ["openapi.json"]: return .json(description)
    case ["healthz"]: return Response(text: "ok\n", [.cacheControl: "no-store"])
    case ["version"]:
      return .json(.object(["name": .string("sweephand"), "version": .string(version)]))
    default: return Response(.notFound, text: "not found; see /openapi.json\n")
    }
  }

  private func picture(named file: String, _ request: Request, _ isGzip: Bool) async -> Response {
    let query: RenderQuery
    do throws(RefusedRequest) {
      guard let (name, form) = Self.parts(of: file), let template = byName[name] else {
        throw unknownTemplate(file)
      }
      let text = request.query ?? ""
      query = try RenderQuery(text, limit: settings.maximumQuery)
      let isQuick = form == nil && text.utf8.count <= settings.maximumQuickQuery
      let gate = isQuick ? quick : costly
      return try await gate.run(for: request.client) { () throws(RefusedRequest) in
        var response = try template.picture(query, form, settings, studio, traffic)
        // Pixels are packed already.
        if isGzip, form == nil { response.compress() }
        return response
      }
    } catch {
      return error.response(asCard: RenderQuery.requestsErrorCard(request.query ?? ""))
    }
  }

  /// The name of a template and the form, nil for SVG, in the name of a file.
  private static func parts(of file: String) -> (name: String, form: MediaForm?)? {
    guard let dot = file.lastIndex(of: ".") else { return nil }
    let (name, ending) = (String(file[..<dot]), file[file.index(after: dot)...])
    if ending == "svg" { return (name, nil) }
    return MediaQuery.forms.first { $0.rawValue == ending }.map { (name, $0) }
  }

  private func unknownTemplate(_ file: String) -> RefusedRequest {
    let name = Self.parts(of: file)?.name ?? file
    return RefusedRequest(
      .notFound, .unknownTemplate, "there is no picture \(file.quoted)",
      hint: names.contains(name)
        ? "write '\(name).svg'" : Suggestion.hintOrList(name, among: names, "the pictures are"))
  }
}

/// Why an endpoint cannot start.
public enum EndpointError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two templates have the same name.
  case repeatedName(String)
  /// A parameter has the name of one of the endpoint's options.
  case reservedParameter(String, template: String)

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .repeatedName(let name): "there are two templates with the name \(name.quoted)"
    case .reservedParameter(let name, let template):
      "the parameter \(name.quoted) of \(template.quoted) has a name that the endpoint reserves"
    }
  }
}
