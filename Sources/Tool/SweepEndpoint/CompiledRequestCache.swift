import SweepGeometry
import SweepRender
import SweepSVG
import SweepTemplates

/// Documents compiled for the parameters that requests change: the parts that depend only on
/// constant parameters are drawn once.
///
/// Requests that set the same parameters of a template share a compiled document. The first request
/// sets the constants; a parameter set to another value by a later one varies from then on. So a
/// document is compiled at most once for each parameter that requests set, until the cache is
/// reset.
final class CompiledRequestCache: @unchecked Sendable {
  /// The common part of requests.
  private struct Route: Hashable {
    let template: String
    let parameters: Set<String>
    let language: String?
    let form: PictureRequest.Form
  }

  private struct Pattern {
    /// The values that all requests had.
    var constants: [String: String]
    /// The document that draws the others; nil until a request needs it.
    var compiled: CompiledRequest?
    /// The number of uses before the constants are determined again.
    var uses = 10_000
  }

  private let lock = Lock()
  private let limit: Int
  private var patterns: [Route: Pattern] = [:]

  /// Makes a cache of at most so many compiled documents, about 100 KB each; above the limit all
  /// are released.
  init(limit: Int = 64) { self.limit = limit }

  /// The picture of a request for a template, if it can be drawn from a compiled document and has
  /// no findings.
  func picture(of request: PictureRequest, for template: String) -> Picture? {
    let route = Route(
      template: template, parameters: Set(request.values.keys),
      language: request.environment.language, form: request.form)
    guard let (constants, known) = pattern(of: route, request.values) else { return nil }
    let varying = request.values.filter { constants[$0.key] == nil }
    if let known { return known.soundPicture(varying) }
    guard let compiled = try? request.compiled(varying: Array(varying.keys)) else { return nil }
    lock.withLock {
      guard patterns[route]?.constants == constants else { return }
      patterns[route]?.compiled = compiled
    }
    return compiled.soundPicture(varying)
  }

  /// The constants that match a request, with the compiled document if there is one; nil for a
  /// request that makes others vary, and if nothing varies yet.
  private func pattern(
    of route: Route, _ values: [String: String]
  ) -> ([String: String], CompiledRequest?)? {
    lock.withLock {
      guard var pattern = patterns[route], pattern.uses > 0 else {
        if patterns.count >= limit { patterns = [:] }
        patterns[route] = Pattern(constants: values)
        return nil
      }
      defer { patterns[route] = pattern }
      pattern.uses -= 1
      let constants = pattern.constants.filter { values[$0.key] == $0.value }
      if constants.count < pattern.constants.count {
        (pattern.constants, pattern.compiled) = (constants, nil)
        return nil
      }
      return constants.count < values.count ? (constants, pattern.compiled) : nil
    }
  }
}
