public import HTTPTypes
public import SweepDiagnostics
package import SweepHTTP
import SweepTemplates

/// Why there is no picture.
public struct RefusedCall: Error, Sendable {
  /// Whose mistake it is.
  public var status: HTTPResponse.Status
  /// What is wrong.
  public var diagnostics: [Diagnostic]

  /// Refuses a call.
  public init(_ status: HTTPResponse.Status, _ diagnostics: [Diagnostic]) {
    self.status = status
    self.diagnostics = diagnostics
  }

  init(
    _ status: HTTPResponse.Status, _ code: DiagnosticCode, _ message: String, hint: String? = nil
  ) {
    self.init(status, [Diagnostic(code, message, file: "URL", hint: hint)])
  }

  static func unknownTemplate(_ name: String, among names: [String]) -> RefusedCall {
    let bare = name.hasSuffix(".svg") ? String(name.dropLast(4)) : name
    return RefusedCall(
      .notFound, .unknownTemplate, "there is no picture \(name.quoted)",
      hint: names.contains(bare)
        ? "write '\(bare).svg'"
        : Suggestion.hintOrList(bare, among: names, "the templates are"))
  }

  static func longQuery(_ limit: Int) -> RefusedCall {
    RefusedCall(.uriTooLong, .callLimit, "the query is longer than \(limit) bytes")
  }

  /// A word that is none of those that an option takes.
  package static func unknownChoice(_ name: String, _ text: String) -> RefusedCall {
    RefusedCall(.badRequest, .badQuery, "'\(name)' cannot be \(text.quoted)")
  }

  static func badOption(
    _ option: RenderQuery.Option, _ text: String, _ wanted: String
  ) -> RefusedCall {
    RefusedCall(
      .badRequest, .badQuery, "'\(option.rawValue)' must be \(wanted), not \(text.quoted)")
  }

  private static func badQuery(_ fault: Query.Fault) -> RefusedCall {
    switch fault {
    case .malformed(let part):
      RefusedCall(
        .badRequest, .badQuery, "the query has a part that cannot be read: \(part.quoted)",
        hint: "'%' begins an escape of two hexadecimal digits, of text in UTF-8")
    case .repeated(let name):
      RefusedCall(.badRequest, .badQuery, "the query has \(name.quoted) twice")
    case .tooMany(let limit):
      RefusedCall(.badRequest, .callLimit, "the query has more than \(limit) names")
    }
  }

  /// Reads a query, whose faults are those of the call.
  package static func wrap(_ read: () throws(Query.Fault) -> Query) throws(RefusedCall) -> Query {
    do throws(Query.Fault) {
      return try read()
    } catch {
      throw .badQuery(error)
    }
  }

  static func largePicture(_ limit: Int) -> RefusedCall {
    RefusedCall(.badRequest, .callLimit, "the picture is larger than \(limit) bytes")
  }

  static let late = RefusedCall(
    .serviceUnavailable, .callLimit, "the picture takes too long to be drawn")
  static let busy = RefusedCall(
    .serviceUnavailable, .callLimit, "too many pictures are being drawn",
    hint: "ask again in a second")

  /// The answer: JSON, or a picture that tells it where others would not be seen.
  func answer(asCard: Bool) -> Answer {
    var answer =
      asCard
      ? Answer(status, type: "image/svg+xml", ErrorCard(diagnostics).bytes, Picture.safety)
      : .json(.object(["diagnostics": .array(diagnostics.map(\.json))]), status)
    answer.fields[.cacheControl] = "no-store"
    if status == .serviceUnavailable { answer.fields[.retryAfter] = "1" }
    return answer
  }
}
