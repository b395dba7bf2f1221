import SweepGeometry
import SweepRender
import SweepSVG
import SweepTemplates

/// Documents compiled for what calls change: the parameters that are the same in all of them are
/// drawn once.
///
/// Calls that set the same parameters of a template share a compiled document. The first call says
/// what is constant; what another one sets to something else varies from then on. So documents are
/// compiled at most once for each parameter that calls set, until they begin anew.
final class CompiledTraffic: @unchecked Sendable {
  /// The common part of requests.
  private struct Route: Hashable {
    let template: String
    let parameters: Set<String>
    let language: String?
    let form: PictureRequest.Form
  }

  private struct Pattern {
    /// The values that all calls had.
    var constants: [String: String]
    /// The document that draws the others; nil until a call needs it.
    var compiled: CompiledRequest?
    /// How often it may be asked before what is constant is found anew.
    var uses = 10_000
  }

  private let lock = Lock()
  private let limit: Int
  private var patterns: [Route: Pattern] = [:]

  /// Makes one that keeps at most so many compiled documents, of some 100 KB each; where they would
  /// be more, all are let go.
  init(limit: Int = 64) { self.limit = limit }

  /// The picture of a request for a template, if it can be had from a compiled document and nothing is
  /// to be said about it.
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

  /// The constants that a call fits to, with the compiled document if there is one; nil for a call that
  /// makes others vary, and where nothing does yet.
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
