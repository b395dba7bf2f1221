import HTTPTypes
import SweepDiagnostics
package import SweepHTTP
public import SweepRender
public import SweepSVG
public import SweepScene
public import SweepTemplates

/// What a URL asks for: values of parameters, and how the picture is written.
public struct RenderQuery: Sendable {
  /// The names in queries that are not parameters.
  public enum Option: String, CaseIterable, Sendable {
    /// The moment of a still picture, as in `0.25s`.
    case at
    /// What moves: `full`, `reduced` or `none`.
    case motion
    /// The language of the words.
    case lang
    /// `svg` for errors as a picture.
    case error

    /// What it does, in a sentence.
    var help: String {
      switch self {
      case .at: "The moment of a still picture, such as 0.25s or 250ms."
      case .motion:
        "What moves: full (always), reduced (not for viewers who prefer reduced motion), or none."
      case .lang: "The language of the words, such as de or en-GB."
      case .error: "svg for errors as a picture instead of JSON."
      }
    }

    /// The values to choose from; empty where there are others too.
    var choices: [String] {
      switch self {
      case .motion: SVGOptions.Motion.allCases.map(\.rawValue)
      case .error: ErrorForm.allCases.map(\.rawValue)
      case .at, .lang: []
      }
    }
  }

  /// The forms of an error.
  private enum ErrorForm: String, CaseIterable { case json, svg }

  /// The texts that parameters are set to.
  public var values: [String: String]
  /// The moment of a still picture; nil for one that moves.
  public var moment: Seconds?
  /// Which animations are written.
  public var motion = SVGOptions.Motion.reduced
  /// The language of the words; nil for the document's.
  public var language: String?

  /// Reads the query of a URL of at most so many bytes.
  public init(_ text: some StringProtocol, limit: Int) throws(RefusedCall) {
    guard text.utf8.count <= limit else {
      throw RefusedCall(
        .uriTooLong, .callLimit, "the query is longer than \(limit) bytes")
    }
    try self.init(try RefusedCall.wrap { () throws(Query.Fault) in try Query(text) })
  }

  /// Takes the options out of a query; what is left sets parameters.
  package init(_ query: Query) throws(RefusedCall) {
    var query = query
    moment = try query.take(Option.at.rawValue, "a time from 0 to 1000000 s, such as 0.25s") {
      Seconds(text: $0).flatMap { (0...SceneLimits.time).contains($0.value) ? $0 : nil }
    }
    motion = try query.choice(Option.motion.rawValue) ?? .reduced
    language = try query.take(Option.lang.rawValue, "a language such as de or en-GB") {
      $0.isLanguageTag ? $0 : nil
    }
    let _: ErrorForm? = try query.choice(Option.error.rawValue)
    values = query.values
  }

  /// The request for the picture of a document.
  public func request(for document: Document) -> PictureRequest {
    var request = PictureRequest(.document(document))
    request.values = values
    request.moment = moment
    request.environment.language = language
    request.form = .svg(SVGOptions(motion: motion))
    return request
  }

  /// Whether a query asks for errors as a picture, as far as it can be understood.
  static func requestsErrorCard(_ text: some StringProtocol) -> Bool {
    text.split(separator: "&").contains("error=svg")
  }
}

extension Query {
  /// Takes an option out of the query; nil where it is not there.
  ///
  /// - Parameter wanted: the values it may have, as messages list them.
  fileprivate mutating func take<Value>(
    _ name: String, _ wanted: String, _ read: (String) -> Value?
  ) throws(RefusedCall) -> Value? {
    guard let text = take(name) else { return nil }
    if let value = read(text) { return value }
    throw RefusedCall(
      .badRequest, .badQuery, "'\(name)' must be \(wanted), not \(text.quoted)")
  }

  /// Takes an option out of the query that is one of several words; nil where it is not there.
  package mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(RefusedCall) -> Choice? {
    let words = Choice.allCases.map(\.rawValue)
    let wanted = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    return try take(name, wanted) { Choice(rawValue: $0) }
  }
}
